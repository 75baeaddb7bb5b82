const dice = (r) => (r() * 999) | 0;

/** Filters: each adds a definition and returns a reference to it. */
export const filters = ({ r, define }) => ({
  blur: (x, y = x) =>
    define(
      'b',
      (i) =>
        `<filter id="${i}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${x} ${y}"/></filter>`,
    ),
  rough: (freq, scale, oct = 3) =>
    define('t', (i) => {
      // A large scale moves ink far outside the bounding box of the shape.
      const box =
        scale > 30
          ? 'x="-60%" y="-250%" width="220%" height="600%"'
          : 'x="-10%" y="-10%" width="120%" height="120%"';
      return `<filter id="${i}" ${box}><feTurbulence type="fractalNoise" baseFrequency="${freq}" numOctaves="${oct}" seed="${dice(r)}"/><feDisplacementMap in="SourceGraphic" scale="${scale}" xChannelSelector="R" yChannelSelector="G"/></filter>`;
    }),
  // Dry brush: displaced edge with flecks of missing ink.
  brush: (scale = 5) =>
    define('d', (i) => {
      const s = dice(r);
      return `<filter id="${i}" x="-10%" y="-10%" width="120%" height="120%"><feTurbulence type="fractalNoise" baseFrequency=".035 .05" numOctaves="3" seed="${s}" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="${scale}" result="d"/><feTurbulence type="fractalNoise" baseFrequency=".9 .12" numOctaves="2" seed="${s + 1}"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -5.5 0 0 0 4.5"/><feComposite in="d" operator="in"/></filter>`;
    }),
});

/** Textures over a whole picture. */
export const textures = ({ W, H, r, define }) => {
  const sheet = (filter, a, blend) =>
    `<rect width="${W}" height="${H}" filter="${filter}" opacity="${a}" style="mix-blend-mode:${blend}"/>`;
  return {
    grain: (a = 0.3, freq = 0.85) =>
      sheet(
        define(
          'g',
          (i) =>
            `<filter id="${i}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${freq}" numOctaves="2" seed="${dice(r)}"/><feColorMatrix type="saturate" values="0"/><feComponentTransfer><feFuncR type="linear" slope="2.2" intercept="-.6"/><feFuncG type="linear" slope="2.2" intercept="-.6"/><feFuncB type="linear" slope="2.2" intercept="-.6"/><feFuncA type="linear" slope="0" intercept="1"/></feComponentTransfer></filter>`,
        ),
        a,
        'overlay',
      ),
    paper: (a = 0.25) =>
      sheet(
        define(
          'p',
          (i) =>
            `<filter id="${i}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".05 .11" numOctaves="5" seed="${dice(r)}"/><feColorMatrix values="0 0 0 0 .35 0 0 0 0 .28 0 0 0 0 .18 .8 0 0 0 -.28"/></filter>`,
        ),
        a,
        'multiply',
      ),
  };
};
