// Seeded random numbers: the same seed always gives the same picture.
export function rng(seed) {
  let h = 2166136261;
  for (const c of String(seed)) h = Math.imul(h ^ c.codePointAt(0), 16777619);
  let a = h >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const noise1 = (r) => {
  const v = Array.from({ length: 512 }, () => r());
  return (x) => {
    const i = Math.floor(x);
    const f = x - i;
    const u = f * f * (3 - 2 * f);
    return v[i & 511] * (1 - u) + v[(i + 1) & 511] * u;
  };
};

export const fbm = (n, at, oct = 5, gain = 0.5) => {
  let s = 0;
  let a = 1;
  let t = 0;
  let x = at;
  for (let o = 0; o < oct; o++) {
    s += a * n(x + o * 37.7);
    t += a;
    a *= gain;
    x *= 2.03;
  }
  return s / t;
};
