import { useNavigate, useRouter } from '@tanstack/react-router';
import { Button } from 'antd';
import { useAddress } from '../lib/address.ts';

/** Forward by the key that the server gave, back through the history of the browser. */
export function Pager({ next, count }: { next: string | null | undefined; count: number }) {
  const address = useAddress();
  const navigate = useNavigate();
  const router = useRouter();
  const page = Number(address.page ?? 1) || 1;
  if (page === 1 && !next) return count > 0 ? <p className="pager hint">共 {count} 条</p> : null;
  const go = (search: Record<string, string>) => void navigate({ to: '.', search });
  const { after: _after, page: _page, ...filters } = address;
  return (
    <nav className="pager" aria-label="分页">
      <span className="hint">第 {page} 页</span>
      <span className="grow" />
      <Button size="small" disabled={page === 1} onClick={() => go(filters)}>
        第一页
      </Button>
      <Button size="small" disabled={page === 1} onClick={() => router.history.back()}>
        上一页
      </Button>
      <Button
        size="small"
        disabled={!next}
        onClick={() => next && go({ ...filters, after: next, page: String(page + 1) })}
      >
        下一页
      </Button>
    </nav>
  );
}
