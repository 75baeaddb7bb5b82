import { fig } from '../figures/people.mjs';
import { mix } from '../kit/colour.mjs';

const curtains = (k, { X, yy, w, h, c }, z) => {
  let g = '';
  for (let i = 0; i < 8; i++)
    g += k.rect(
      X + (i * w) / 8,
      yy,
      w / 8,
      h * (z < 0.16 ? 1 : 0.62),
      i % 2 ? mix(c, '#000000', 0.24) : mix(c, '#000000', 0.1),
      'opacity=".75"',
    );
  return g;
};

const lampOrShelf = (k, { X, yy, w, h, c }, dark) =>
  k.r() < 0.5
    ? k.line(`M${X + w * 0.7} ${yy}v${h * 0.16}`, dark, 1.4) +
      k.path(`M${X + w * 0.7 - 9} ${yy + h * 0.26}l4-8h10l4 8z`, dark)
    : k.rect(X + w * 0.07, yy + h * 0.34, w * 0.2, h * 0.5, mix(c, '#000000', 0.55));

const people = (k, { X, yy, w, h, H0 }, dark) => {
  const { r } = k;
  const who = H0 ? 'woman' : ['man', 'woman', 'walker'][(r() * 3) | 0];
  let g = fig(who, X + w * (0.32 + r() * 0.34), yy + h * 1.42, h * (H0 ? 1.32 : 1.2), dark);
  if (H0) g += fig('man', X + w * 0.74, yy + h * 1.46, h * 1.4, dark, -1);
  return g;
};

/** What is visible through one lit window; H0 marks the one that the picture is about. */
export const room = (k, view) => {
  const { X, yy, w, h, c, H0, house } = view;
  const { r } = k;
  const dark = mix(c, '#0a0706', 0.82);
  const z = r();
  if (!H0 && z < 0.34) return curtains(k, view, z);
  if (!H0 && z < 0.46) return k.rect(X, yy, w, h * (0.3 + r() * 0.4), mix(c, '#000000', 0.3), 'opacity=".8"');
  const g = k.rect(X, yy + h * 0.8, w, h * 0.2, mix(c, '#000000', 0.5)) + lampOrShelf(k, view, dark);
  if (!H0 && (z <= 0.62 || house.seen >= 9)) return g;
  house.seen++;
  return g + people(k, view, dark);
};
