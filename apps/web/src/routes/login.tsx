import { createFileRoute } from '@tanstack/react-router';
import { usePageInfo } from '../app/use-page-info.ts';
import { LoginScreen } from '../features/identity/login-screen.tsx';
import { searchOf } from '../lib/search.ts';

export const Route = createFileRoute('/login')({
  staticData: { title: '手机号登录', group: '首页', entry: 'app' },
  validateSearch: searchOf<'redirect_path'>(),
  component: LoginPage,
});

function LoginPage() {
  return <LoginScreen redirectPath={Route.useSearch().redirect_path} brand={usePageInfo().brand} />;
}
