interface WalletMarkProps {
  wallet: 'aliPay' | 'wechat';
  size?: number;
}

const ALIPAY =
  'M7.5 9h13M14 6.5V12M8.5 12.5h11c-.6 3-2.3 5.4-5 7-1.9 1.1-4.2 1.7-6.5.9M9.5 15.8c3.6.4 7.6 1.8 11.5 4';
const BUBBLE =
  'M12 6.5c-4 0-7 2.5-7 5.7 0 1.9 1 3.5 2.6 4.5L7 18.9l2.5-1.3c.8.2 1.6.3 2.5.3zM12 6.5c3.8 0 6.7 2.3 7 5.2-4.2-.2-7.6 2.4-7.3 6.2z';
const ANSWER =
  'M17.6 12.6c-3.3 0-5.9 2.1-5.9 4.7s2.6 4.7 5.9 4.7c.7 0 1.4-.1 2-.3l2.1 1.1-.5-1.9c1.4-.9 2.3-2.2 2.3-3.6 0-2.6-2.6-4.7-5.9-4.7z';

/** A wallet's sign in its own colours; its name is next to it. */
export function WalletMark({ wallet, size = 28 }: WalletMarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true" data-wallet={wallet}>
      <rect width="28" height="28" rx="6" fill={wallet === 'aliPay' ? '#1677ff' : '#1aad19'} />
      {wallet === 'aliPay' ? (
        <path d={ALIPAY} fill="none" stroke="#fff" strokeWidth="1.7" strokeLinecap="round" />
      ) : (
        <>
          <path d={BUBBLE} fill="#fff" />
          <path d={ANSWER} fill="#fff" stroke="#1aad19" />
        </>
      )}
    </svg>
  );
}
