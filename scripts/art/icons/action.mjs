export const action = {
  blade: (k) =>
    k.sky(['#0e2733', '#2e6a72', '#c9d7b0']) +
    k.glow(100, 78, 90, '#fff0c0', 0.8) +
    k.disc(100, 78, 46, '#fdf3d2') +
    k.path('M0 150L34 112 58 138 86 104 112 140 146 100 200 150V200H0Z', '#1c4a52') +
    k.path('M0 172C50 150 150 150 200 172V200H0Z', '#0b2229') +
    `<g transform="rotate(24 100 100)"><path d="M100 14L108 34V132H92V34Z" fill="${k.lin(
      [
        [0, '#f8fbf6'],
        [0.5, '#d8e4e2'],
        [0.51, '#8fa6a8'],
        [1, '#cfdcd9'],
      ],
      0,
      0,
      1,
      0,
    )}"/><path d="M74 130C84 124 116 124 126 130 120 140 80 140 74 130Z" fill="#d6a64c"/><rect x="94" y="138" width="12" height="34" rx="4" fill="#4a1f18"/><circle cx="100" cy="176" r="7" fill="#d6a64c"/></g>`,
  race: (k) =>
    k.sky(['#12202c', '#c2562f', '#ffc46a']) +
    k.disc(100, 96, 40, '#ffe2a0') +
    k.path('M0 112H200V200H0Z', '#171c22') +
    k.path('M96 112H104L176 200H24Z', '#2a323b') +
    k.path('M99 118h2l3 14h-8zM97 142h6l4 22h-14zM94 176h12l3 24H91z', '#f5e6c4') +
    `<g transform="translate(100 178) scale(1.700)"><path d="M-34 0V-8H-38V-22C-38-28-34-30-30-31L-22-45C-20-48-17-49-14-49H14C17-49 20-48 22-45L30-31C34-30 38-28 38-22V-8H34V0H22V-6H-22V0Z" fill="#d43a26"/><path d="M-19-43H19L25-31H-25Z" fill="#0f1a22"/><path d="M-36-24h14v6h-14zM36-24H22v6h14z" fill="#ffe6a0"/><path d="M-40-52H40V-47H-40Z" fill="#a02a1b"/></g>`,
  gem: (k) =>
    k.full(
      k.rad(
        [
          [0, '#12586a'],
          [1, '#061d28'],
        ],
        0.5,
        0.4,
        0.75,
      ),
    ) +
    k.glow(100, 92, 96, '#5fe0d0', 0.5) +
    k.path('M58 58H142L172 94 100 168 28 94Z', '#1fae9e') +
    k.path('M58 58L76 94H28Z', '#7ff0dc') +
    k.path('M58 58H142L124 94H76Z', '#c8fff2') +
    k.path('M142 58L172 94H124Z', '#3fcdb8') +
    k.path('M28 94H76L100 168Z', '#16897f') +
    k.path('M76 94H124L100 168Z', '#3ccdb9') +
    k.path('M124 94H172L100 168Z', '#0d6a66') +
    k.path('M64 62H100L88 88H78Z', '#ffffff', 'opacity=".6"'),
  tower: (k) =>
    k.sky(['#3b5f7a', '#e8b27c', '#f6d9a6']) +
    k.path('M0 134C60 116 140 116 200 134V200H0Z', '#4a6a3c') +
    k.path(
      'M62 176V84H138V176Z',
      k.lin(
        [
          [0, '#e8d6b4'],
          [0.5, '#cdb288'],
          [1, '#8a6c4a'],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    k.path(
      'M54 84V54H72V66H90V54H110V66H128V54H146V84Z',
      k.lin(
        [
          [0, '#f0e0c0'],
          [1, '#93744f'],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    k.path('M86 176V138A14 14 0 0 1 114 138V176Z', '#3a2416') +
    k.rect(74, 98, 10, 20, '#4a3020', 'rx="5"') +
    k.rect(116, 98, 10, 20, '#4a3020', 'rx="5"') +
    k.line('M100 54V16', '#5a3a22', 4) +
    k.path('M102 18C118 12 128 28 148 20V42C128 50 118 34 102 40Z', '#c8321f') +
    k.path('M0 176C60 166 140 166 200 176V200H0Z', '#2f4a28'),
  bolt: (k) =>
    k.full(
      k.lin([
        [0, '#1c2b3a'],
        [1, '#080d13'],
      ]),
    ) +
    k.glow(104, 90, 110, '#ffd23f', 0.45) +
    k.path(
      'M26 150C24 96 56 60 100 60 144 60 176 96 174 150L150 168H50Z',
      k.lin([
        [0, '#4c5f70'],
        [1, '#1a242e'],
      ]),
    ) +
    k.path('M44 126C60 108 140 108 156 126L148 150C120 140 80 140 52 150Z', '#0a1016') +
    k.path('M52 130C72 118 128 118 148 130L146 136C120 126 80 126 54 136Z', '#46c8e0') +
    k.path(
      'M118 16L62 104H96L82 176 146 80H108Z',
      k.lin([
        [0, '#fff4b8'],
        [1, '#ffb91f'],
      ]),
      'stroke="#080d13" stroke-width="6" stroke-linejoin="round"',
    ),
  star: (k) =>
    k.full(
      k.rad(
        [
          [0, '#2a4560'],
          [1, '#060b14'],
        ],
        0.7,
        0.2,
        1,
      ),
    ) +
    Array.from({ length: 40 }, () =>
      k.disc(k.r() * 200, k.r() * 200, 0.5 + k.r() * 1.2, '#fff', 'opacity=".7"'),
    ).join('') +
    k.disc(
      136,
      140,
      66,
      k.rad(
        [
          [0, '#ffcf8a'],
          [0.6, '#c8582c'],
          [1, '#4a170f'],
        ],
        0.3,
        0.25,
        0.85,
      ),
    ) +
    `<ellipse cx="136" cy="140" rx="104" ry="22" transform="rotate(-20 136 140)" fill="none" stroke="#ffe3b0" stroke-width="6" opacity=".75"/>` +
    `<g transform="translate(62 66) rotate(48)"><path d="M0-44C16-28 18 4 14 26H-14C-18 4-16-28 0-44Z" fill="#f2f5f4"/><path d="M0-44C16-28 18 4 14 26H0Z" fill="#b9c6cc"/><circle cy="-10" r="7" fill="#2f6f9a"/><path d="M-14 10L-28 32-12 26ZM14 10L28 32 12 26Z" fill="#d8452a"/><path d="M-8 28L0 60 8 28Z" fill="#ffc24a"/></g>`,
};
