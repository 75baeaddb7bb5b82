// Creates the demo's clips from its own stills and generated sound: node scripts/clips.mjs. Requires ffmpeg
// with libx264; the results are committed, so nobody else needs it.
import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CLIPS } from '../content/demo/clips/clips.mjs';

const FFMPEG = process.env.FFMPEG ?? 'ffmpeg';
const ROOT = fileURLToPath(new URL('../content/demo/', import.meta.url));
const RATE = 24;
const SHOT_SECONDS = 5.5;
const FADE_SECONDS = 1;
const SECONDS = 2 * SHOT_SECONDS - FADE_SECONDS;
const FRAMES = SHOT_SECONDS * RATE;
const SIZE = '854x480';
const MAX_BYTES = 600 * 1024;

/** Camera movements over a still rendered three times as large, so that they are smooth. */
const MOVES = {
  in: { z: `1+0.16*on/${FRAMES}`, x: 'iw/2-iw/zoom/2', y: 'ih/2-ih/zoom/2' },
  up: { z: '1.14', x: 'iw/2-iw/zoom/2', y: `(ih-ih/zoom)*(1-on/${FRAMES})` },
  left: { z: '1.14', x: `(iw-iw/zoom)*(1-on/${FRAMES})`, y: '(ih-ih/zoom)/2' },
  right: { z: '1.14', x: `(iw-iw/zoom)*on/${FRAMES}`, y: '(ih-ih/zoom)/2' },
};

function shot(input, move) {
  const { z, x, y } = MOVES[move];
  return `[${input}:v]scale=2880:1620:flags=bicubic,zoompan=z='${z}':x='${x}':y='${y}':d=${FRAMES}:s=${SIZE}:fps=${RATE},eq=brightness='0.012*sin(4*t)':eval=frame,setsar=1,format=yuv420p[v${input}]`;
}

/** Each voice of the chord starts a second after the previous one and swells at its own rate. */
function tune(chord) {
  const voice = (hz, place) =>
    `0.11*sin(2*PI*${hz}*t)*min(1\\,max(0\\,(t-${place})/1.5))*(0.75+0.25*sin(2*PI*t*${(0.13 + place * 0.05).toFixed(2)}))`;
  return `aevalsrc='${chord.map(voice).join('+')}':s=44100:d=${SECONDS}`;
}

/** Filter graph of a clip: inputs 0 and 1 are the shots, 2 the chord, 3 the noise. */
function graphOf({ air, move }) {
  return [
    shot(0, move),
    shot(1, move === 'in' ? 'right' : 'in'),
    `[v0][v1]xfade=transition=fade:duration=${FADE_SECONDS}:offset=${SHOT_SECONDS - FADE_SECONDS},fade=t=in:d=0.4,fade=t=out:st=${SECONDS - 0.5}:d=0.5[v]`,
    '[2:a]aecho=0.8:0.6:180|340:0.35|0.2[a0]',
    `[3:a]lowpass=f=${air},volume=0.5,tremolo=f=0.2:d=0.6[a1]`,
    `[a0][a1]amix=inputs=2:normalize=0,afade=t=in:d=0.6,afade=t=out:st=${SECONDS - 1}:d=1,aformat=channel_layouts=stereo[a]`,
  ].join(';');
}

const PICTURE = '-c:v libx264 -profile:v main -preset slow -crf 28 -pix_fmt yuv420p';
const SOUND = '-c:a aac -b:a 72k -ac 2';
const FILE = `-map_metadata -1 -fflags +bitexact -movflags +faststart -t ${SECONDS}`;

function makeClip({ id, stills, chord, air, move }) {
  const out = `${ROOT}clips/${id}.mp4`;
  const pictures = stills.flatMap((still) => ['-i', `${ROOT}art/stills/${still}-960.webp`]);
  const noise = `anoisesrc=color=pink:amplitude=0.25:seed=${chord.length + air}:sample_rate=44100:duration=${SECONDS}`;
  const sounds = [tune(chord), noise].flatMap((sound) => ['-f', 'lavfi', '-i', sound]);
  const graph = ['-filter_complex', graphOf({ air, move }), '-map', '[v]', '-map', '[a]'];
  const coding = `${PICTURE} ${SOUND} ${FILE}`.split(' ');
  execFileSync(FFMPEG, ['-v', 'error', '-y', ...pictures, ...sounds, ...graph, ...coding, out]);
  return statSync(out).size;
}

for (const clip of CLIPS) {
  const bytes = makeClip(clip);
  console.log(`${clip.id}: ${Math.round(bytes / 1024)} KB`);
  if (bytes > MAX_BYTES) throw new Error(`${clip.id} is over ${MAX_BYTES / 1024} KB`);
}
