import { birch } from './birch.mjs';
import { campus } from './campus.mjs';
import { doors } from './doors.mjs';
import { ink } from './ink.mjs';
import { moon } from './moon.mjs';
import { neon } from './neon.mjs';
import { noir } from './noir.mjs';
import { orbit } from './orbit.mjs';
import { palace } from './palace.mjs';
import { road } from './road.mjs';
import { romance } from './romance.mjs';
import { sea } from './sea.mjs';
import { skyline } from './skyline.mjs';
import { storm } from './storm.mjs';
import { windows } from './windows.mjs';

/** Scenes by style. Each fills any width and height: (kit, palette, { still }) => markup. */
export const SCENES = {
  skyline,
  ink,
  noir,
  palace,
  neon,
  romance,
  campus,
  orbit,
  road,
  sea,
  birch,
  windows,
  doors,
  storm,
  moon,
};
