const deep = (k, near, far) =>
  k.full(
    k.rad(
      [
        [0, near],
        [1, far],
      ],
      0.5,
      0.4,
      0.75,
    ),
  );

const across = (k, left, right) =>
  k.lin(
    [
      [0, left],
      [1, right],
    ],
    0,
    0,
    1,
    0,
  );

const cloud = (x, y, s) =>
  `<g transform="translate(${x} ${y}) scale(${s})" fill="#ffffff" opacity=".85"><circle cx="-14" cy="0" r="10"/><circle cx="0" cy="-5" r="14"/><circle cx="15" cy="0" r="9"/><rect x="-24" y="0" width="48" height="10" rx="5"/></g>`;

const degrees = Array.from({ length: 24 }, (_, n) => n * 15);

export const travel = {
  ship: (k) =>
    k.sky(['#2b6f8c', '#8cc7c4', '#f7e2b0']) +
    k.glow(150, 62, 70, '#fff0c4', 0.8) +
    k.disc(150, 62, 20, '#fff4d2') +
    k.path('M0 134C40 126 60 140 100 134S160 126 200 136V200H0Z', '#2f7f8c') +
    k.rect(97, 34, 5, 98, '#4a2a1a') +
    k.path('M95 44C62 58 48 92 48 118H95Z', across(k, '#fff8e6', '#ead6ae')) +
    k.path('M105 54C136 66 150 94 150 118H105Z', across(k, '#e6cfa2', '#c9a874')) +
    k.path('M100 26L126 34 100 42Z', '#d43a26') +
    k.path('M40 126H160L140 164H62Z', across(k, '#a8562f', '#5a2a18')) +
    k.path('M40 126H160L156 135H45Z', '#e0a860') +
    k.path('M0 158C30 148 54 166 90 158S160 148 200 160V200H0Z', '#1b5a6a') +
    k.line(
      'M22 178C44 170 60 184 86 176M112 184C134 176 156 188 178 180',
      '#8fd0cc',
      3,
      'stroke-linecap="round"',
    ),
  balloon: (k) =>
    k.sky(['#3f6fb0', '#9cc4de', '#fbe6cf']) +
    cloud(38, 60, 1) +
    cloud(166, 112, 0.8) +
    k.path(
      'M100 24C62 24 42 52 42 82 42 114 80 138 92 146H108C120 138 158 114 158 82 158 52 138 24 100 24Z',
      across(k, '#f0674a', '#a82c22'),
    ) +
    k.path(
      'M100 24C84 38 76 60 76 84 76 112 90 136 96 146H104C110 136 124 112 124 84 124 60 116 38 100 24Z',
      '#fbe9c8',
    ) +
    k.path('M100 24C116 38 124 60 124 84 124 112 110 136 104 146H100Z', '#dcbd8c') +
    k.line('M92 146L90 162M108 146L110 162', '#5a3a24', 2) +
    k.rect(86, 160, 28, 20, across(k, '#a8703c', '#6a3f1e'), 'rx="4"') +
    k.rect(84, 158, 32, 5, '#d9a860', 'rx="2.500"') +
    k.path('M0 184C40 168 70 176 100 184S170 172 200 182V200H0Z', '#5f8f6a'),
  train: (k) =>
    k.sky(['#2a2340', '#a8566a', '#f2b07a']) +
    k.disc(100, 84, 50, '#ffd9a0') +
    k.path('M0 130L40 98 74 126 120 92 158 124 200 104V200H0Z', '#4a2f4a') +
    k.path('M86 150H114L176 200H24Z', '#241a28') +
    k.line('M90 152L44 200M110 152L156 200', '#c9b0a0', 4) +
    k.line('M82 162H118M72 176H128M58 192H142', '#6a5260', 5) +
    k.path(
      'M56 158V84C56 54 76 40 100 40S144 54 144 84V158C144 168 136 172 128 172H72C64 172 56 168 56 158Z',
      across(k, '#35a0b4', '#12576a'),
    ) +
    k.path('M68 100V82C68 66 80 56 100 56S132 66 132 82V100Z', '#0f2430') +
    k.path('M68 100V82C68 66 80 56 100 56V100Z', '#ffffff', 'opacity=".18"') +
    k.rect(56, 112, 88, 10, '#f6d38a') +
    k.disc(74, 142, 9, '#fff3c4') +
    k.disc(126, 142, 9, '#fff3c4') +
    k.glow(74, 142, 24, '#ffe9a0', 0.9) +
    k.glow(126, 142, 24, '#ffe9a0', 0.9),
  compass: (k) =>
    deep(k, '#274a6a', '#0b1826') +
    k.disc(106, 110, 74, '#000000', 'opacity=".3"') +
    k.disc(100, 102, 74, across(k, '#f6d894', '#9a6a2a')) +
    k.disc(100, 102, 62, '#f7efdc') +
    degrees
      .map((turn) =>
        k.rect(
          99,
          44,
          2,
          turn % 90 ? 6 : 12,
          turn % 90 ? '#a89878' : '#4a3a24',
          `transform="rotate(${turn} 100 102)"`,
        ),
      )
      .join('') +
    `<g transform="rotate(32 100 102)">${k.path('M100 48L114 102H86Z', '#c9352a')}${k.path('M100 48L114 102H100Z', '#8f2019')}${k.path('M100 156L114 102H86Z', '#3a4a5a')}${k.path('M100 156L114 102H100Z', '#22303c')}</g>` +
    k.disc(100, 102, 8, '#e0b45c') +
    k.rect(92, 16, 16, 14, '#c9973f', 'rx="4"'),
};
