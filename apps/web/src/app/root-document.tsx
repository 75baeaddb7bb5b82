import { commonTexts } from '@juban/contract/texts/common';
import { HeadContent, ScriptOnce, Scripts, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AlertRegion } from '../ui/alert.tsx';
import { ToastRegion } from '../ui/toast.tsx';
import { BOOT_SCRIPT } from './boot-script.ts';
import { LoginPrompt } from './login-prompt.tsx';
import { themeOf, useSystemTheme } from './theme.ts';
import { usePageInfo } from './use-page-info.ts';

/** The document around every page, error screens included. */
export function RootDocument({ children }: { children: ReactNode }) {
  const { brand } = usePageInfo();
  const theme = themeOf(useSearch({ from: '__root__' }).themeMode);
  useSystemTheme(theme);
  return (
    // The boot script writes data-theme before React looks.
    <html lang="zh-CN" data-brand={brand.id} data-theme={theme} suppressHydrationWarning>
      <head>
        <ScriptOnce>{BOOT_SCRIPT}</ScriptOnce>
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
        <AlertRegion dismissLabel={commonTexts.know} />
        <LoginPrompt />
        <Scripts />
      </body>
    </html>
  );
}
