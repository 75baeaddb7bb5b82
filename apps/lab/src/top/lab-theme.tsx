import { useState } from 'react';
import { IconButton } from '../ui/tool-button.tsx';

const STORED_AS = 'juban-lab-theme';
const NEXT = { light: 'dark', dark: 'light' } as const;
type LabTheme = keyof typeof NEXT;

function readTheme(): LabTheme {
  const stored = localStorage.getItem(STORED_AS);
  if (stored === 'light' || stored === 'dark') return stored;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Applied before the first paint to avoid a flash; follows the system until the user chooses. */
export function applyStoredTheme(): void {
  if (localStorage.getItem(STORED_AS)) document.documentElement.dataset.theme = readTheme();
}

/** The Lab's own theme; the page has its own. */
export function LabThemeButton() {
  const [theme, setTheme] = useState(readTheme);
  const turn = () => {
    const next = NEXT[theme];
    localStorage.setItem(STORED_AS, next);
    document.documentElement.dataset.theme = next;
    setTheme(next);
  };
  return (
    <IconButton icon="contrast" label={theme === 'dark' ? 'Lab 换成浅色' : 'Lab 换成深色'} onClick={turn} />
  );
}
