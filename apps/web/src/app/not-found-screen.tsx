import { commonTexts } from '@juban/contract/texts/common';
import { HomeLink } from './home-link.tsx';
import { StateScreen } from './state-screen.tsx';

export function NotFoundScreen() {
  return (
    <StateScreen art="seat" title={commonTexts.noContent} hint={commonTexts.noContentHint} testId="not-found">
      <HomeLink />
    </StateScreen>
  );
}
