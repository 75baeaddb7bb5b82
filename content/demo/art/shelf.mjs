// What the demo shows beside the catalogue.

/** Columns of the tilted wall, left to right, each from the top. */
export const WALL_COLUMNS = [
  ['frost-blade', 'deep-space-courier', 'southside-sundown'],
  ['thirteenth-street', 'the-silent-palace', 'clouds-past-the-track'],
  ['song-of-a-thousand-hills', 'the-red-archive', 'letters-from-the-birches'],
  ['if-the-wind-remembers', 'the-fog-harbour-light', 'building-six'],
];

/** Backgrounds of the claim page; `ground` is the colour each one ends in, so the page continues it. */
export const WALLS = [
  { id: 'poster-wall', title: '海报墙', ground: '#101216', button: '#eccb8a' },
  { id: 'campus-sunset', title: '晚霞里的操场', ground: '#1d1018', button: '#ffb47a' },
  { id: 'moonlit-river', title: '月下寒江', ground: '#08131c', button: '#bfe0e6' },
];

export const AVATARS = [
  { seed: 'user 1', sex: 'f', hair: 'bob', dress: 'knit', ground: 'celadon', skin: 2 },
  { seed: 'user 2', sex: 'm', hair: 'fringe', dress: 'shirt', ground: 'ink', skin: 0 },
  { seed: 'user 3', sex: 'f', hair: 'long', dress: 'shirt', ground: 'rose', skin: 0 },
  { seed: 'user 4', sex: 'm', hair: 'swept', dress: 'knit', ground: 'slate', skin: 1, glasses: 1 },
  { seed: 'user 5', sex: 'f', hair: 'pony', dress: 'knit', ground: 'ochre', skin: 1 },
  { seed: 'user 6', sex: 'm', hair: 'crop', dress: 'suit', ground: 'brick', skin: 3 },
  { seed: 'user 7', sex: 'f', hair: 'bun', dress: 'shirt', ground: 'fog', skin: 1, grey: 1, glasses: 1 },
  { seed: 'user 8', sex: 'f', hair: 'side', dress: 'suit', ground: 'sand', skin: 2 },
];
