import { useState } from 'react';

/** Ten codes that are shown once; whoever leaves without them has to ask for new ones. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const [isCopied, setCopied] = useState(false);
  const text = codes.join('\n');
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  const save = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([`剧伴运营后台 恢复码\n${text}\n`], { type: 'text/plain' }));
    link.download = 'juban-recovery-codes.txt';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <>
      <ul className="codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="row g8">
        <button type="button" className="plain-act" onClick={() => void copy()}>
          {isCopied ? '已复制' : '复制'}
        </button>
        <button type="button" className="plain-act" onClick={save}>
          下载文本文件
        </button>
      </div>
    </>
  );
}
