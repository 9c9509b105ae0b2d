// The sounds of the table, made by the browser itself: no file is fetched. Each is a few notes and breaths of noise.
import { settings } from '../net/settings.svelte.ts';
import type { Cue } from './cues.ts';

/** A tone: pitch in hertz (and where it slides to), when it begins and how long it lasts in seconds, how loud, which wave. */
interface Tone {
  pitch: number;
  to?: number;
  at?: number;
  lasts: number;
  loud: number;
  wave?: OscillatorType;
}

/** Noise through a filter that slides from one pitch to another. */
interface Noise {
  from: number;
  to: number;
  at?: number;
  lasts: number;
  loud: number;
}

const SOUNDS: Record<Cue, { tones?: Tone[]; noises?: Noise[] }> = {
  draw: { noises: [{ from: 2400, to: 5200, lasts: 0.09, loud: 0.22 }] },
  play: { noises: [{ from: 900, to: 300, lasts: 0.1, loud: 0.4 }], tones: [{ pitch: 160, to: 90, lasts: 0.12, loud: 0.4 }] },
  attack: { noises: [{ from: 500, to: 3200, lasts: 0.22, loud: 0.4 }], tones: [{ pitch: 220, to: 440, lasts: 0.2, loud: 0.12, wave: 'sawtooth' }] },
  hit: { noises: [{ from: 1400, to: 160, lasts: 0.26, loud: 0.6 }], tones: [{ pitch: 120, to: 42, lasts: 0.3, loud: 0.7 }] },
  block: { tones: [{ pitch: 880, to: 820, lasts: 0.16, loud: 0.25, wave: 'triangle' }, { pitch: 1320, lasts: 0.1, loud: 0.12 }] },
  turn: { tones: [{ pitch: 523, lasts: 0.18, loud: 0.28 }, { pitch: 784, at: 0.12, lasts: 0.3, loud: 0.28 }] },
  win: {
    tones: [523, 659, 784, 1047].map((pitch, i) => ({ pitch, at: i * 0.13, lasts: 0.4, loud: 0.3, wave: 'triangle' as const })),
  },
  lose: { tones: [392, 349, 294, 220].map((pitch, i) => ({ pitch, at: i * 0.18, lasts: 0.42, loud: 0.26, wave: 'triangle' as const })) },
  clock: { tones: [{ pitch: 1200, lasts: 0.05, loud: 0.2, wave: 'square' }] },
};

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Returns the audio of this page; browsers let it speak only after somebody pressed something. */
function speaker(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

function hissOf(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const data = hiss.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return hiss;
}

/** A loudness that swells at once and fades. */
function fading(audio: AudioContext, begins: number, lasts: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, begins);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, loud), begins + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, begins + lasts);
  gain.connect(audio.destination);
  return gain;
}

function tone(audio: AudioContext, { pitch, to, at = 0, lasts, loud, wave = 'sine' }: Tone, volume: number): void {
  const begins = audio.currentTime + at;
  const voice = audio.createOscillator();
  voice.type = wave;
  voice.frequency.setValueAtTime(pitch, begins);
  if (to !== undefined) voice.frequency.exponentialRampToValueAtTime(to, begins + lasts);
  voice.connect(fading(audio, begins, lasts, loud * volume));
  voice.start(begins);
  voice.stop(begins + lasts);
}

function noise(audio: AudioContext, { from, to, at = 0, lasts, loud }: Noise, volume: number): void {
  const begins = audio.currentTime + at;
  const source = audio.createBufferSource();
  source.buffer = hissOf(audio);
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(from, begins);
  filter.frequency.exponentialRampToValueAtTime(to, begins + lasts);
  source.connect(filter).connect(fading(audio, begins, lasts, loud * volume));
  source.start(begins);
  source.stop(begins + lasts);
}

/** Lets a sound be heard, unless the table is muted. What was heard is told to whoever listens on the page. */
export function hear(cue: Cue): void {
  if (settings.muted || settings.volume === 0) return;
  document.dispatchEvent(new CustomEvent('baize-sound', { detail: cue }));
  const audio = speaker();
  if (!audio) return;
  const { tones = [], noises = [] } = SOUNDS[cue];
  for (const each of tones) tone(audio, each, settings.volume);
  for (const each of noises) noise(audio, each, settings.volume);
}
