// Eight more game objects in the same style.
const night = (k, near, far) =>
  k.full(
    k.rad(
      [
        [0, near],
        [1, far],
      ],
      0.4,
      0.34,
      0.85,
    ),
  );

const down = (k, top, bottom) =>
  k.lin([
    [0, top],
    [1, bottom],
  ]);

const across = (k, left, right) =>
  k.lin(
    [
      [0, left],
      [1, right],
    ],
    0,
    0,
    1,
    0.1,
  );

const floor = (k, opacity = 0.26) =>
  k.disc(100, 172, 68, '#000000', `opacity="${opacity}" transform="translate(0 140) scale(1 .18)"`);

export const nightAndCraft = {
  lantern: (k) =>
    k.sky(['#1c1638', '#3a2350', '#7a3a4a']) +
    k.glow(100, 96, 110, '#ffb45a', 0.75) +
    k.rect(97, 0, 6, 34, '#2a1420') +
    k.path(
      'M100 40C146 40 160 70 160 98S146 156 100 156 40 126 40 98 54 40 100 40Z',
      down(k, '#ff8a4a', '#b3241e'),
    ) +
    k.line(
      'M100 40C76 58 68 76 68 98S76 138 100 156M100 40C124 58 132 76 132 98S124 138 100 156M100 40V156',
      '#7a1414',
      3,
      'opacity=".6"',
    ) +
    k.rect(70, 32, 60, 14, '#f0c36a', 'rx="5"') +
    k.rect(70, 150, 60, 14, '#f0c36a', 'rx="5"') +
    k.line('M88 164V188M100 164V194M112 164V188', '#f0c36a', 4, 'stroke-linecap="round"') +
    k.glow(84, 84, 44, '#fff0b8', 0.6),
  rocket: (k) =>
    night(k, '#2b4a86', '#080d24') +
    [
      [30, 40],
      [164, 30],
      [176, 120],
      [24, 130],
      [60, 24],
    ]
      .map(([x, y]) => k.disc(x, y, 2.4, '#dfe9ff'))
      .join('') +
    k.disc(160, 176, 62, down(k, '#c98a5a', '#5a2a1c')) +
    `<g transform="rotate(24 100 100)">${
      k.path('M84 142C84 168 100 188 100 196 100 188 116 168 116 142Z', down(k, '#ffe08a', '#f0542a')) +
      k.path('M72 112L52 146 78 138ZM128 112L148 146 122 138Z', '#c9352a') +
      k.path('M100 14C128 44 132 96 124 144H76C68 96 72 44 100 14Z', across(k, '#ffffff', '#9fb0c4')) +
      k.path('M100 14C110 25 117 39 121 56H79C83 39 90 25 100 14Z', '#c9352a') +
      k.disc(100, 86, 17, '#2a3a5a') +
      k.disc(100, 86, 12, down(k, '#9fe0ff', '#2f7fc0'))
    }</g>`,
  kite: (k) =>
    k.sky(['#5fb4e0', '#a8dcee', '#f4f0d8']) +
    k.disc(40, 150, 34, '#ffffff', 'opacity=".7"') +
    k.disc(78, 160, 26, '#ffffff', 'opacity=".7"') +
    k.line('M118 110C130 146 96 160 116 200', '#6a4a2a', 2.4) +
    `<g transform="rotate(20 108 74)">${
      k.path('M108 12L164 74 108 150 52 74Z', down(k, '#f2604a', '#c02a34')) +
      k.path('M108 12L164 74H108Z', '#f9c24a') +
      k.path('M108 150L52 74H108Z', '#2f9a9a') +
      k.line('M108 12V150M52 74H164', '#5a2a1c', 3)
    }</g>` +
    k.path('M88 150L104 142 108 158ZM104 176L120 168 122 184Z', '#f9c24a'),
  drum: (k) =>
    night(k, '#d9653a', '#5a1a1a') +
    floor(k) +
    k.path('M38 78V140C38 162 66 176 100 176S162 162 162 140V78Z', across(k, '#e0342a', '#8a1218')) +
    k.line('M52 98L76 166 100 104 124 166 148 98', '#f4d38a', 4, 'stroke-linejoin="round"') +
    '<ellipse cx="100" cy="78" rx="62" ry="26" fill="#f4d38a"/><ellipse cx="100" cy="76" rx="54" ry="20" fill="#fdf4e0"/><ellipse cx="100" cy="77" rx="22" ry="8" fill="#d9b072" opacity=".6"/>' +
    `<g stroke-linecap="round">${
      k.line('M120 70L176 20', '#6a3a1c', 8) +
      k.disc(120, 70, 9, '#fff3d6') +
      k.line('M78 68L30 24', '#6a3a1c', 8) +
      k.disc(78, 68, 9, '#fff3d6')
    }</g>`,
  teapot: (k) =>
    k.sky(['#e9dcc0', '#d8c39a', '#a8835a']) +
    floor(k, 0.22) +
    k.line(
      'M112 44C104 32 120 26 112 12M92 46C84 34 100 28 92 14',
      '#fffaf0',
      5,
      'stroke-linecap="round" opacity=".75"',
    ) +
    k.line('M148 98C182 92 184 140 144 140', '#3f6a5a', 11) +
    k.path('M60 116C40 112 34 92 20 84L32 74C48 82 56 96 68 102Z', down(k, '#6fa08a', '#2f5a4a')) +
    k.path(
      'M56 108C56 80 78 70 104 70S152 80 152 108C152 144 132 166 104 166S56 144 56 108Z',
      across(k, '#8fc0a4', '#3a6a58'),
    ) +
    '<ellipse cx="104" cy="74" rx="34" ry="10" fill="#4f8a72"/><ellipse cx="104" cy="71" rx="30" ry="8" fill="#a4d0b6"/>' +
    k.disc(104, 60, 8, '#4f8a72') +
    k.line(
      'M80 118C92 108 104 128 118 116S138 118 140 112',
      '#f2f7ee',
      3,
      'opacity=".7" stroke-linecap="round"',
    ),
  mushroom: (k) =>
    k.sky(['#274a3a', '#4a7a4f', '#a8b45a']) +
    k.glow(120, 50, 90, '#eaf7b0', 0.45) +
    k.path('M0 166C50 150 150 150 200 166V200H0Z', '#2f4a26') +
    k.path('M82 104C86 132 78 156 72 172H128C122 156 114 132 118 104Z', across(k, '#fdf3de', '#cdb48a')) +
    k.path(
      'M28 108C28 62 62 36 100 36S172 62 172 108C150 120 50 120 28 108Z',
      down(k, '#e8503a', '#9a1f1c'),
    ) +
    [
      [70, 72, 11],
      [108, 58, 13],
      [140, 86, 10],
      [96, 94, 9],
      [52, 96, 7],
    ]
      .map(([x, y, R]) => k.disc(x, y, R, '#fff6e4'))
      .join('') +
    k.path('M28 108C50 120 150 120 172 108 168 124 32 124 28 108Z', '#f4dcb4'),
  key: (k) =>
    night(k, '#6a4a8a', '#1a1030') +
    k.glow(100, 80, 100, '#ffd98a', 0.4) +
    `<g transform="rotate(-40 100 100)">${
      k.disc(58, 100, 36, across(k, '#ffe6a4', '#b9802f')) +
      k.disc(58, 100, 18, '#3a2454') +
      k.rect(90, 92, 92, 16, across(k, '#f4d080', '#b9802f'), 'rx="4"') +
      k.rect(146, 104, 12, 24, '#c9923f', 'rx="2"') +
      k.rect(166, 104, 14, 32, '#b9802f', 'rx="2"') +
      k.disc(48, 88, 6, '#fff6d8')
    }</g>`,
  wave: (k) =>
    k.sky(['#f4a86a', '#f9d09a', '#8fd0d8']) +
    k.disc(142, 60, 30, '#fff3d0') +
    k.glow(142, 60, 76, '#ffe6a8', 0.7) +
    k.path(
      'M0 150C30 60 110 30 160 84 132 78 112 92 112 112 112 136 150 142 200 118V200H0Z',
      down(k, '#2fa0b4', '#0f4a6a'),
    ) +
    k.path('M0 150C30 60 110 30 160 84 120 52 62 78 34 150Z', '#e8fbf6', 'opacity=".85"') +
    k.path('M0 172C50 152 120 176 200 150V200H0Z', '#0d3f5c') +
    `<g transform="rotate(-16 106 138)">${
      k.path('M52 140C72 128 140 128 162 140 140 150 72 150 52 140Z', across(k, '#ffdf7a', '#e8683a')) +
      k.line('M58 140H156', '#fff6e0', 2)
    }</g>`,
};
