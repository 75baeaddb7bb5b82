/** All colours of the console: antd reads them through `themeOf`, our own CSS through custom properties. */
export type Mode = 'light' | 'dark';

interface Palette {
  page: string;
  surface: string;
  raised: string;
  sunken: string;
  line: string;
  hair: string;
  text1: string;
  text2: string;
  text3: string;
  text4: string;
  gold: string;
  goldText: string;
  wash: string;
  wash2: string;
  washLine: string;
  ink: string;
  onInk: string;
  good: string;
  goodWash: string;
  wait: string;
  waitWash: string;
  warn: string;
  warnWash: string;
  bad: string;
  badWash: string;
  back: string;
  backWash: string;
  shadow: string;
}

export const PALETTE: Readonly<Record<Mode, Palette>> = {
  light: {
    page: '#f7f5f1',
    surface: '#ffffff',
    raised: '#ffffff',
    sunken: '#f3f0ea',
    line: '#ebe7df',
    hair: '#e0dbd0',
    text1: '#1c1a17',
    text2: '#5c574e',
    text3: '#6d675c',
    text4: '#a39c8e',
    gold: '#a8741f',
    goldText: '#80500f',
    wash: '#fdf6e6',
    wash2: '#f8ead0',
    washLine: '#e3c690',
    ink: '#2a2520',
    onInk: '#fdf6e6',
    good: '#1d7a4c',
    goodWash: '#e7f4ec',
    wait: '#3a6485',
    waitWash: '#e8f0f6',
    warn: '#a15c00',
    warnWash: '#fdf0da',
    bad: '#c5323a',
    badWash: '#fcebea',
    back: '#7b4a76',
    backWash: '#f5ebf4',
    shadow: '0 8px 32px rgba(40, 30, 10, 0.12)',
  },
  dark: {
    page: '#0f1013',
    surface: '#17191e',
    raised: '#1f2229',
    sunken: '#121317',
    line: '#25282f',
    hair: '#31353e',
    text1: '#f4f1ea',
    text2: '#b8b5ae',
    text3: '#96938b',
    text4: '#6b6962',
    gold: '#cf9d50',
    goldText: '#eccb8a',
    wash: '#211c13',
    wash2: '#2d2517',
    washLine: '#6b5227',
    ink: '#f0dfba',
    onInk: '#2a1f0c',
    good: '#5fc795',
    goodWash: '#12271d',
    wait: '#8cb8db',
    waitWash: '#142330',
    warn: '#eeb159',
    warnWash: '#2d2110',
    bad: '#ff8286',
    badWash: '#331719',
    back: '#d3a3cd',
    backWash: '#2a1a29',
    shadow: '0 16px 48px rgba(0, 0, 0, 0.55)',
  },
};

export const FONT =
  '-apple-system, "PingFang SC", "HarmonyOS Sans SC", "MiSans", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif';
export const MONO = '"SF Mono", "JetBrains Mono", Consolas, "Noto Sans Mono", ui-monospace, monospace';

/** The same values for our own CSS. Set through the CSSOM, so that a policy without 'unsafe-inline' lets it pass. */
export function putCssVars(mode: Mode, root: HTMLElement = document.documentElement): void {
  root.setAttribute('data-theme', mode);
  root.style.colorScheme = mode;
  for (const [name, value] of Object.entries(PALETTE[mode])) {
    root.style.setProperty(`--${name.replace(/[A-Z0-9]/g, (at) => `-${at.toLowerCase()}`)}`, value);
  }
  root.style.setProperty('--font', FONT);
  root.style.setProperty('--mono', MONO);
}
