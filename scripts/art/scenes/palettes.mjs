// Palettes are named by mood; the scene decides which part each colour is used for.
const PALETTES = {
  skyline: {
    amber: ['#1d2a3f', '#8a5a4a', '#e8a268', '#ffd08a', '#151a24'],
    teal: ['#0e2a33', '#2f6f74', '#c9b98a', '#f6dfa4', '#0a171c'],
    rose: ['#2b2438', '#a14f55', '#f0a58a', '#ffd9b0', '#1a1520'],
    smog: ['#4b5358', '#8f8f86', '#d6c3a2', '#f4dfb4', '#1c2022'],
  },
  ink: {
    rice: ['#f1eadb', '#d9cdb4', '#8c948c', '#20282a', '#b8352a'],
    jade: ['#e6d5a8', '#c7a866', '#4f9a86', '#174a5c', '#b8402c', 'jade'],
    dusk: ['#e8d8cc', '#c9a596', '#8b8490', '#2b2a3a', '#c0452f'],
    pine: ['#e9eadf', '#b7c2ae', '#6f8a78', '#152a24', '#b33a2a'],
  },
  noir: {
    amber: ['#120e0c', '#2a1a12', '#c9752b', '#ffcf87'],
    steel: ['#0a0f14', '#16222c', '#5f8ea6', '#d5e8ee'],
    blood: ['#0d0708', '#220c0d', '#a8231f', '#ffb08c'],
    olive: ['#0e100b', '#1e2216', '#8f9346', '#f1ecb0'],
  },
  palace: {
    vermilion: ['#3a1418', '#c2683c', '#3c2a1e', '#ffd28a', '#8e2a20', '', '#f3e3c4'],
    snow: ['#8fa0ad', '#d3dbe0', '#39424a', '#f6ead2', '#8a2e28', 'snow', '#a3211d'],
    night: ['#0b1f2b', '#2f6470', '#14262c', '#f2e2b0', '#40302a', '', '#0a1114'],
    dawn: ['#5b6b7c', '#e2b79a', '#4a3a34', '#ffe6bd', '#9c3a2c', '', '#2a1714'],
  },
  neon: {
    red: ['#0a0d12', '#1a1a22', '#ff4a38', '#35b6a6'],
    green: ['#06100f', '#0f2422', '#2fd19a', '#ff9a3c'],
    gold: ['#0e0b08', '#2a1d12', '#ffb02e', '#e3392c'],
    blue: ['#070d15', '#10263a', '#3aa3ff', '#ff6a3d'],
  },
  romance: {
    peach: ['#f6ded0', '#eeb9a0', '#7d4a58', '#2a1a2a', '#ffb27a'],
    sea: ['#dfe9e6', '#a9c9c6', '#2f6076', '#0f2433', '#ffd9a0'],
    plum: ['#ecd7cf', '#c98f86', '#6b2d3c', '#22101a', '#ff9a6c'],
    wheat: ['#f3e6c6', '#dfb873', '#7a5a33', '#2b1d12', '#fff0bf'],
  },
  campus: {
    summer: ['#2f86c9', '#a9dbee', '#5c9a4c', '#23364f'],
    june: ['#3aa0b8', '#c6e8de', '#7aa54a', '#2a3b3c'],
    film: ['#6f9fb0', '#dfe3cf', '#8a9a55', '#3a3f45'],
    dusk: ['#6d7fb0', '#f6c9a0', '#6f7f45', '#2d2a3f'],
  },
  orbit: {
    ember: ['#05070b', '#131a24', '#4f7f9a', '#ff9a4c'],
    ice: ['#03070c', '#0b1f30', '#4fb0d8', '#cfefff'],
    rust: ['#0a0605', '#2a120c', '#c75a2c', '#ffd09a'],
    jade: ['#030908', '#0b2420', '#3fae92', '#ffe3a0'],
  },
  road: {
    dust: ['#2b3a4a', '#9a6f58', '#e0a570', '#ffd79a', '#3a2a22'],
    cold: ['#16222c', '#4a6a78', '#b7b9a6', '#f0dfb4', '#1c2830'],
    ochre: ['#5a2f1e', '#b8622f', '#eaa85a', '#ffe0a0', '#33190f'],
    storm: ['#1a1f24', '#4a5257', '#a09a84', '#e9d79c', '#1b1d1c'],
  },
  sea: {
    night: ['#07131c', '#123040', '#3f7684', '#ffd98a', '#a8322a'],
    slate: ['#12161b', '#2b363f', '#7d8e94', '#f6e6b8', '#8f2f26'],
    green: ['#04130f', '#0d3229', '#4a8a70', '#fff0b0', '#b3402e'],
    wine: ['#170a10', '#3a1822', '#8c5a5a', '#ffd2a0', '#c24a34'],
  },
  birch: {
    red: ['#9fb0ba', '#d5dde0', '#b3211c', '#fff1d6', '#2b343a'],
    ochre: ['#b7ab94', '#e6dcc6', '#2f4a5a', '#ffe9bd', '#3a2f24'],
    dusk: ['#5d6f88', '#c3c4cc', '#c2461f', '#ffd2ac', '#252c3c'],
    mint: ['#8aa39c', '#d9e3dc', '#8f1f2a', '#fff6dc', '#22302c'],
  },
  windows: {
    brick: ['#3a2a26', '#5a3a30', '#f0b45a', '#9fc3b0', '#ff5a3c'],
    teal: ['#16292e', '#27454a', '#ffc66a', '#8fd0c8', '#ff6a48'],
    navy: ['#141c2b', '#243449', '#ffcf7a', '#8fb4d8', '#ff4f3f'],
    moss: ['#23281c', '#3d4530', '#f3cf72', '#c0d3a0', '#ff6b3d'],
  },
  doors: {
    red: ['#1d0807', '#5a1610', '#c23a22', '#ffd9a0'],
    teal: ['#06161a', '#10414a', '#2f8f92', '#e9f6d8'],
    bone: ['#1a1713', '#574c3c', '#a8926c', '#fff1d2'],
    gold: ['#140e05', '#4a3410', '#b8862c', '#ffe9a8'],
  },
  storm: {
    volt: ['#0b1824', '#1f4256', '#7fa0a0', '#ffe08a'],
    steel: ['#10151a', '#34434c', '#a3a08c', '#fff0c0'],
    sea: ['#071a1c', '#17484a', '#84a894', '#d8fff0'],
    ash: ['#17120f', '#4a3a30', '#b08f6c', '#ffd7a0'],
  },
  moon: {
    frost: ['#0a1a2a', '#1f4a62', '#7fa6b0', '#f3ecd0', '#142530', '#d8483e'],
    jade: ['#06201d', '#1a5a50', '#86b59c', '#fbf0c4', '#0d2a26', '#f0a08c'],
    ember: ['#2a0f10', '#7a2e22', '#d98a5a', '#ffe3a8', '#2a1210', '#ffe8d8'],
    dusk: ['#1c2238', '#5a5f80', '#c9a9a0', '#ffe9c8', '#20202f', '#e6584a'],
  },
};

/** The named palette of a style, or its first. */
export const paletteOf = (style, name) => PALETTES[style][name] || Object.values(PALETTES[style])[0];
