import { messageOf } from '../lib/call-console.ts';

/** Pages that also work when nothing else could be loaded. */
export const WaitingPage = () => (
  <div className="plain-page" role="status">
    正在打开…
  </div>
);

export const NotFoundPage = () => (
  <main className="plain-page">
    <h1>没有这个页面</h1>
    <p>地址可能写错了，或者页面已经改名。</p>
    <a href="/console/">回到首页</a>
  </main>
);

export const CrashPage = ({ error }: { error: unknown }) => (
  <main className="plain-page">
    <h1>页面没有打开</h1>
    <p>{messageOf(error)}</p>
    <button type="button" className="plain-act" onClick={() => window.location.reload()}>
      重新打开
    </button>
  </main>
);
