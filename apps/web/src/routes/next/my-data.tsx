import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../app/query-scope.tsx';
import { MyDataScreen } from '../../features/my-data/my-data-screen.tsx';
import { useAskLogin } from '../../platform/host/use-ask-login.ts';

export const Route = createFileRoute('/next/my-data')({
  staticData: { title: '我的数据', group: '其他', entry: 'app' },
  component: MyDataPage,
});

function MyDataPage() {
  const askLogin = useAskLogin({ replace: true });
  return (
    <QueryScope>
      <MyDataScreen onLogin={askLogin} />
    </QueryScope>
  );
}
