// The way into the page.
import './styles/index.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { followAddress } from './net/router.svelte.ts';
import { session } from './net/session.svelte.ts';
import { followSettings } from './net/settings.svelte.ts';

await followSettings();
followAddress();
session.start();

const target = document.getElementById('app');
if (target) mount(App, { target });
