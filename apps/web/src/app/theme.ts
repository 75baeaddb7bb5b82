import { useEffect } from 'react';

export type Theme = 'light' | 'dark';

/** The theme an address asks for; undefined leaves it to the system. */
export function themeOf(themeMode: unknown): Theme | undefined {
  return themeMode === 'light' || themeMode === 'dark' ? themeMode : undefined;
}

/** Follows the system's setting for as long as no address asks for a theme. */
export function useSystemTheme(wanted: Theme | undefined): void {
  useEffect(() => {
    if (wanted) return;
    const dark = window.matchMedia('(prefers-color-scheme: dark)');
    const apply = () => {
      document.documentElement.dataset.theme = dark.matches ? 'dark' : 'light';
    };
    apply();
    dark.addEventListener('change', apply);
    return () => dark.removeEventListener('change', apply);
  }, [wanted]);
}
