import { HeadContent, ScriptOnce, Scripts, useSearch } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import type { ReactNode } from 'react';
import { BOOT_SCRIPT } from '../entry/boot-script.ts';
import { earlyTapScript } from '../entry/early-tap.ts';
import { AlertRegion } from '../ui/alert.tsx';
import { ToastRegion } from '../ui/toast.tsx';
import { LoginPrompt } from './login-prompt.tsx';
import { PageWatch } from './page-watch.tsx';
import { usePageInfo } from './use-page-info.ts';

/** Only the server renders the script; it has run before this module loads. */
const bootScript = createIsomorphicFn()
  .server(() => BOOT_SCRIPT)
  .client(() => '');

/** The document around every page, including error screens. */
export function RootDocument({ children }: { children: ReactNode }) {
  const { brand } = usePageInfo();
  const { themeMode } = useSearch({ from: '__root__' });
  const theme = themeMode === 'light' || themeMode === 'dark' ? themeMode : undefined;
  return (
    // Without an explicit theme, tokens.css follows the system.
    <html lang="zh-CN" data-brand={brand.id} data-theme={theme}>
      <head>
        <ScriptOnce>{bootScript()}</ScriptOnce>
        <ScriptOnce>{earlyTapScript()}</ScriptOnce>
        <HeadContent />
        {theme ? (
          <meta name="theme-color" content={brand.themeColor[theme]} />
        ) : (
          <>
            <meta name="theme-color" media="(prefers-color-scheme: light)" content={brand.themeColor.light} />
            <meta name="theme-color" media="(prefers-color-scheme: dark)" content={brand.themeColor.dark} />
          </>
        )}
      </head>
      <body>
        {children}
        <ToastRegion />
        <AlertRegion />
        <LoginPrompt />
        <PageWatch />
        <Scripts />
      </body>
    </html>
  );
}
