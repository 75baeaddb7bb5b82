import { useRouter } from '@tanstack/react-router';
import { closePage } from '../../platform/host/close-page.ts';

/** Goes back one page or closes the web view; if neither is possible, goes home. */
export function useLeave() {
  const { history, navigate } = useRouter();
  const close = () => void closePage(() => void navigate({ to: '/' }));
  const back = () => (history.canGoBack() ? history.back() : close());
  return { back, close };
}
