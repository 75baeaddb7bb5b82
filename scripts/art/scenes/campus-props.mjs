import { mix } from '../kit/colour.mjs';
import { f1 } from '../kit/markup.mjs';

/** School roofline with a clock, blurred in the distance. */
export const school = (k, p, gy) => {
  const { W, H } = k;
  let s = '';
  const bx = W * 0.05;
  const bc = mix(mix(p[3], p[1], 0.55), '#ffffff', 0.15);
  s += k.path(
    `M${bx} ${gy + 8}v${-H * 0.075}h${W * 0.16}v${-H * 0.035}h${W * 0.06}v${H * 0.035}h${W * 0.13}v${H * 0.075}Z`,
    bc,
  );
  let wn = '';
  for (let y = 0; y < 3; y++)
    for (let i = 0; i < 13; i++)
      wn += `M${f1(bx + 8 + i * W * 0.0255)} ${f1(gy - H * 0.063 + y * H * 0.022)}h${f1(W * 0.014)}v${f1(H * 0.012)}h${f1(-W * 0.014)}z`;
  s +=
    k.path(wn, mix(bc, p[3], 0.35), 'opacity=".6"') +
    k.disc(bx + W * 0.19, gy - H * 0.092, W * 0.011, '#fffdf6') +
    k.line(
      `M${bx + W * 0.19} ${gy - H * 0.092 - W * 0.007}V${gy - H * 0.092}L${bx + W * 0.195} ${gy - H * 0.09}`,
      '#5c6f7c',
      W * 0.0016,
      'stroke-linecap="round"',
    );
  return s;
};

/** Telegraph poles in perspective, with wires. */
export const poles = (k, p, gy) => {
  const { W, H } = k;
  let s = '';
  const spots = [
    [0.94, 1],
    [0.74, 0.62],
    [0.6, 0.4],
    [0.51, 0.27],
  ];
  const wire = [];
  for (const [px, q] of spots) {
    const x = W * px;
    const h = H * 0.46 * q;
    const y = gy + H * (0.02 + 0.1 * q);
    const c = mix(p[3], p[1], 0.5 - q * 0.4);
    s +=
      k.path(`M${x - 3 * q} ${y}L${x - 2 * q} ${y - h}h${4 * q}L${x + 3 * q} ${y}Z`, c) +
      k.rect(x - 30 * q, y - h + 12 * q, 60 * q, 4 * q, c) +
      k.rect(x - 22 * q, y - h + 30 * q, 44 * q, 3.4 * q, c);
    wire.push([x, y - h + 12 * q, q]);
  }
  for (let j = -1; j <= 1; j++) {
    let d = `M${W + 60} ${wire[0][1] - 40 + j * 8}`;
    let prev = [W + 60, wire[0][1] - 40];
    for (const [x, y, q] of wire) {
      const X = x + j * 26 * q;
      d += `Q${f1((prev[0] + X) / 2)} ${f1((prev[1] + y) / 2 + 26 * q)} ${f1(X)} ${f1(y)}`;
      prev = [X, y];
    }
    s += k.line(d, mix(p[3], p[1], 0.2), 0.9, 'opacity=".7"');
  }
  return s;
};

/** Two students in white shirts, from behind. */
export const students = (k, p, o, gy) => {
  const { W, H } = k;
  const fh = H * (o.still ? 0.2 : 0.135);
  const X = W * 0.36;
  const Y = gy + H * (o.still ? 0.12 : 0.095);
  const u = fh / 100;
  const boy = `<g transform="translate(${X} ${Y}) scale(${u})"><path d="M-9-46H9L8 0H1.500L0-38-1.500 0H-8Z" fill="${p[3]}"/><path d="M-3-87C-8-85-11-84-12-79-14-70-14-58-13-48L-9-47V-43H9V-47L13-48C14-58 14-70 12-79 11-84 8-85 3-87Z" fill="#fbfaf5"/><path d="M2-86C8-85 11-84 12-79 14-70 14-58 13-48L9-47V-43H3C5-58 5-72 2-86Z" fill="${p[0]}" opacity=".35"/><rect x="-8" y="-80" width="16" height="26" rx="4" fill="${mix(p[3], p[0], 0.3)}"/><ellipse cx="0" cy="-94" rx="5.600" ry="6.800" fill="#2a2320"/></g>`;
  const girl = `<g transform="translate(${X + fh * 0.42} ${Y + 3}) scale(${u * 0.93})"><path d="M-5-30-4.500 0H-1L-.8-30ZM.8-30 1 0H4.500L5-30Z" fill="#e9c9ad"/><path d="M-4.800-8V0H-.6V-8ZM.6-8V0H4.800V-8Z" fill="#fff"/><path d="M-7-56H7L12-27H-12Z" fill="${p[3]}"/><path d="M-2.500-87C-7-85-9.500-84-10.500-79-12-70-12-60-11-50L-7.500-49V-54H7.500V-49L11-50C12-60 12-70 10.500-79 9.500-84 7-85 2.500-87Z" fill="#fdfcf8"/><path d="M-5.600-95C-6-102 6-102 5.600-95 6.600-88 6-80 4.500-74H-4.500C-6-80-6.600-88-5.600-95Z" fill="#2a2320"/></g>`;
  return (
    `<path d="M${X - 8} ${Y}l-${W * 0.1} ${H * 0.02}h${fh * 0.9}l${W * 0.08}-${H * 0.018}Z" fill="${p[3]}" opacity=".25" filter="${k.blur(4)}"/>` +
    boy +
    girl
  );
};
