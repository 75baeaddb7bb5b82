import { commonTexts } from '@juban/contract/texts/common';
import { HomeLink } from './home-link.tsx';
import { StateScreen } from './state-screen.tsx';
import { usePageInfo } from './use-page-info.ts';

/** Stands in for a screen that is not built yet. */
export function SoonScreen() {
  const { title } = usePageInfo();
  return (
    <StateScreen
      art="curtain"
      kicker={commonTexts.soonTitle}
      title={title}
      hint={commonTexts.soonHint}
      testId="soon"
    >
      <HomeLink />
    </StateScreen>
  );
}
