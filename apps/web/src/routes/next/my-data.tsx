import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { QueryScope } from '../../app/query-scope.tsx';
import { MyDataScreen } from '../../features/my-data/my-data-screen.tsx';
import { logIn } from '../../host/log-in.ts';

export const Route = createFileRoute('/next/my-data')({
  component: MyDataPage,
});

function MyDataPage() {
  const router = useRouter();
  const askLogin = useCallback(() => {
    const search = { redirect_path: router.latestLocation.publicHref };
    // In this page's place: the way back must not lead to a page that sends on.
    void logIn(() => void router.navigate({ to: '/login', search, replace: true }));
  }, [router]);
  return (
    <QueryScope>
      <MyDataScreen onLogin={askLogin} />
    </QueryScope>
  );
}
