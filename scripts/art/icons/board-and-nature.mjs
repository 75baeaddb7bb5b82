const stone = (k, black) => {
  const shades = black ? ['#5b6066', '#1b1d20', '#08090a'] : ['#ffffff', '#eee8dc', '#b9ae9a'];
  const [light, body, edge] = shades;
  const stops = [
    [0, light],
    [black ? 0.6 : 0.7, body],
    [1, edge],
  ];
  return k.rad(stops, 0.35, 0.3, black ? 0.75 : 0.8);
};

export const boardAndNature = {
  tiles: (k) =>
    k.full(
      k.rad(
        [
          [0, '#2f8a63'],
          [1, '#0d3d2c'],
        ],
        0.4,
        0.3,
        0.8,
      ),
    ) +
    [
      [-16, 66, 108, '中', '#c4291d'],
      [12, 134, 104, '發', '#1f7a4a'],
    ]
      .map(
        ([a, x, y, t, c]) =>
          `<g transform="translate(${x} ${y}) rotate(${a})"><rect x="-38" y="-48" width="76" height="104" rx="12" fill="#0a2a1e" opacity=".5" transform="translate(4 8)"/><rect x="-38" y="-44" width="76" height="102" rx="12" fill="#2f9a68"/><rect x="-38" y="-52" width="76" height="100" rx="12" fill="${k.lin(
            [
              [0, '#fffdf4'],
              [1, '#e6dcc4'],
            ],
          )}"/><text x="0" y="18" text-anchor="middle" font-size="56" font-weight="700" font-family="Noto Serif CJK SC" fill="${c}">${t}</text></g>`,
      )
      .join(''),
  farm: (k) =>
    k.sky(['#8fd0e6', '#fbe6b4', '#fbe6b4']) +
    k.disc(148, 62, 26, '#fff3c4') +
    k.glow(148, 62, 80, '#fff0b0', 0.7) +
    k.path('M0 104C60 84 130 92 200 100V200H0Z', '#7fb24a') +
    [0, 1, 2, 3, 4, 5, 6]
      .map((i) =>
        k.path(
          `M${100 + (i - 3) * 8} 104L${(i - 3) * 62 + 84} 200h32L${104 + (i - 3) * 8} 104Z`,
          i % 2 ? '#4f8a32' : '#a9c95a',
        ),
      )
      .join('') +
    k.path('M40 104V72L64 54 88 72V104Z', '#b8402c') +
    k.path('M34 74L64 50 94 74 90 80 64 60 38 80Z', '#f4ead6') +
    k.rect(55, 82, 18, 22, '#6a1f16'),
  koi: (k) =>
    k.full(
      k.rad(
        [
          [0, '#2f7f86'],
          [1, '#0c3440'],
        ],
        0.35,
        0.3,
        0.9,
      ),
    ) +
    `<g fill="none" stroke="#bfe6e0" opacity=".35" stroke-width="2"><ellipse cx="70" cy="120" rx="86" ry="58"/><ellipse cx="70" cy="120" rx="60" ry="40"/></g><g transform="rotate(-38 100 100)"><path d="M36 100C60 66 116 66 150 100 116 134 60 134 36 100Z" fill="#061a20" opacity=".4" transform="translate(6 12)"/><path d="M144 100C160 88 176 70 190 74 184 90 178 96 176 100 178 104 184 112 188 128 172 128 158 112 144 100Z" fill="#f6efe2"/><path d="M82 74C78 58 92 50 104 52 100 62 104 72 108 76ZM82 126C78 142 92 150 104 148 100 138 104 128 108 124Z" fill="#f6efe2" opacity=".9"/><path d="M26 100C44 68 108 64 152 100 108 136 44 132 26 100Z" fill="#fbf4e6"/><path d="M40 84C56 70 78 68 88 78 84 96 60 100 40 84ZM96 112C112 96 132 96 146 103 130 118 108 126 96 112Z" fill="#d9451f"/><circle cx="42" cy="92" r="3" fill="#151515"/><circle cx="42" cy="108" r="3" fill="#151515"/></g>`,
  cat: (k) =>
    k.full(
      k.lin([
        [0, '#f6cf8a'],
        [1, '#dd8f4a'],
      ]),
    ) +
    k.disc(100, 214, 92, '#8a4a22', 'opacity=".35"') +
    k.path(
      'M44 156C36 100 40 62 46 34 62 40 74 52 82 62 94 58 106 58 118 62 126 52 138 40 154 34 160 62 164 100 156 156 140 188 60 188 44 156Z',
      '#2b2422',
    ) +
    k.path('M52 48C60 54 66 60 70 68L56 80ZM148 48C140 54 134 60 130 68L144 80Z', '#c77a5c') +
    '<g><ellipse cx="76" cy="108" rx="14" ry="16" fill="#f3d35c"/><ellipse cx="124" cy="108" rx="14" ry="16" fill="#f3d35c"/><ellipse cx="78" cy="108" rx="5" ry="13" fill="#181412"/><ellipse cx="122" cy="108" rx="5" ry="13" fill="#181412"/><circle cx="72" cy="101" r="3.500" fill="#fff"/><circle cx="118" cy="101" r="3.500" fill="#fff"/></g>' +
    k.path('M94 130H106L100 138Z', '#d98a78') +
    k.line(
      'M100 138C98 148 88 150 84 146M100 138C102 148 112 150 116 146',
      '#f2e6da',
      2.4,
      'stroke-linecap="round"',
    ) +
    k.line('M60 132L28 126M60 140L30 144M140 132L172 126M140 140L170 144', '#f2e6da', 1.6, 'opacity=".7"'),
  go: (k) =>
    k.full(
      k.lin(
        [
          [0, '#e3b873'],
          [1, '#b9823f'],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    k.line(
      'M0 34H200M0 78H200M0 122H200M0 166H200M34 0V200M78 0V200M122 0V200M166 0V200',
      '#5f3a14',
      2.4,
      'opacity=".75"',
    ) +
    [
      [78, 78, 1],
      [122, 78, 0],
      [122, 122, 1],
      [78, 122, 0],
      [166, 122, 0],
      [34, 78, 0],
      [78, 34, 1],
    ]
      .map(
        ([x, y, b]) =>
          `<ellipse cx="${x + 3}" cy="${y + 6}" rx="21" ry="20" fill="#3a210a" opacity=".4"/>` +
          k.disc(x, y, 21, stone(k, b)),
      )
      .join(''),
  bowl: (k) =>
    k.full(
      k.rad(
        [
          [0, '#c4402a'],
          [1, '#6a150f'],
        ],
        0.5,
        0.3,
        0.85,
      ),
    ) +
    `<g fill="none" stroke="#ffe6c8" stroke-width="7" stroke-linecap="round" opacity=".6"><path d="M74 70C64 54 86 46 76 28M104 66C94 48 116 40 106 20M134 70C124 54 146 46 136 28"/></g>` +
    k.path(
      'M26 100C30 150 62 178 100 178 138 178 170 150 174 100Z',
      k.lin([
        [0, '#f8f1e0'],
        [1, '#cdbd9c'],
      ]),
    ) +
    k.path('M27 108H173L171 122H29Z', '#2f6a8a') +
    `<ellipse cx="100" cy="100" rx="74" ry="20" fill="#7a3a16"/><ellipse cx="100" cy="101" rx="66" ry="15" fill="#d99a3c"/>` +
    k.line(
      'M48 100C66 90 74 110 92 98M70 106C88 94 100 112 120 98M104 104C120 92 134 108 150 98',
      '#f9e2a6',
      5,
      'stroke-linecap="round"',
    ) +
    `<ellipse cx="124" cy="94" rx="17" ry="9" fill="#fffaf0"/><ellipse cx="124" cy="94" rx="8" ry="5" fill="#f0a020"/>` +
    k.line('M140 92L196 40M150 96L200 54', '#3a1a10', 5, 'stroke-linecap="round"'),
};
