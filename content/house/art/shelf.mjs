/** Stills for the slider puzzle: busy everywhere, so that the gap shows, and without a written word. */
export const RISK = [
  { id: 'red-palace', title: '落日宫阙', style: 'palace', palette: 'vermilion', seed: 'puzzle 3' },
  { id: 'summer-campus', title: '夏日操场', style: 'campus', palette: 'summer', seed: 'puzzle 3' },
  { id: 'teal-skyline', title: '逆光城市', style: 'skyline', palette: 'teal', seed: 'puzzle 2' },
  { id: 'birch-wood', title: '雪中白桦', style: 'birch', palette: 'mint', seed: 'puzzle 2' },
  { id: 'jade-hills', title: '青绿山水', style: 'ink', palette: 'jade', seed: 'puzzle 3' },
];
