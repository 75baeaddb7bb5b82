import { CheckOutlined, CopyOutlined } from '@ant-design/icons';
import { type ReactNode, useState } from 'react';

/** A number with a button that copies it. */
export function CopiedNo({ text, children }: { text: string; children?: ReactNode }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), 1_500);
  };
  return (
    <span className="no">
      {children ?? text}
      <button type="button" className="copy" aria-label={`复制 ${text}`} onClick={() => void copy()}>
        {isCopied ? <CheckOutlined /> : <CopyOutlined />}
      </button>
    </span>
  );
}
