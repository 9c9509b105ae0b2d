// Every card that ships, to be looked at while developing: /src/cards/gallery/?game=duel&size=m
import { mount } from 'svelte';
import '../../styles/index.css';
import Gallery from './Gallery.svelte';

const target = document.getElementById('app');
if (target) mount(Gallery, { target });
