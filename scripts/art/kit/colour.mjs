// Colours are mixed in Oklab, which keeps the mixture of two hues vivid.
const toLinear = (v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toGamma = (v) => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);

/** Red, green and blue of #rrggbb, 0 to 255. */
export const channels = (hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));

/** Lightness 0 to 1, then the two hue axes. */
export const toLab = (rgb) => {
  const c = rgb.map((v) => toLinear(v / 255));
  const l = Math.cbrt(0.4122 * c[0] + 0.5363 * c[1] + 0.0514 * c[2]);
  const m = Math.cbrt(0.2119 * c[0] + 0.6807 * c[1] + 0.1074 * c[2]);
  const s = Math.cbrt(0.0883 * c[0] + 0.2817 * c[1] + 0.63 * c[2]);
  return [
    0.2105 * l + 0.7936 * m - 0.0041 * s,
    1.978 * l - 2.4286 * m + 0.4506 * s,
    0.0259 * l + 0.7828 * m - 0.8087 * s,
  ];
};

/** The nearest displayable colour, as #rrggbb. */
export const fromLab = ([L, p, q]) => {
  const l = (L + 0.3963 * p + 0.2158 * q) ** 3;
  const m = (L - 0.1056 * p - 0.0639 * q) ** 3;
  const s = (L - 0.0895 * p - 1.2915 * q) ** 3;
  const shown = [
    4.0767 * l - 3.3077 * m + 0.231 * s,
    -1.2684 * l + 2.6098 * m - 0.3413 * s,
    -0.0042 * l - 0.7034 * m + 1.7076 * s,
  ].map((v) => Math.round(255 * Math.min(1, Math.max(0, toGamma(v)))));
  return `#${shown.map((v) => v.toString(16).padStart(2, '0')).join('')}`;
};

export const mix = (a, b, t) => {
  const A = toLab(channels(a));
  const B = toLab(channels(b));
  return fromLab(A.map((v, i) => v + (B[i] - v) * t));
};

/** Relative luminance as WCAG 2 defines it, 0 to 1. */
export const luminance = (rgb) => {
  const [r, g, b] = rgb.map((v) => toLinear(v / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** Contrast ratio of two colours given as #rrggbb, 1 to 21. */
export const contrast = (a, b) => {
  const [dark, light] = [a, b].map((hex) => luminance(channels(hex))).sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};
