/** Which installation this is, so that nobody takes one for the other. */
export function EnvironmentBadge({ environment }: { environment: 'demo' | 'production' }) {
  return (
    <span
      className={`env ${environment}`}
      title={environment === 'production' ? '你改动的是线上数据' : '演示数据，可以放心尝试'}
    >
      <i />
      {environment === 'production' ? '生产' : '演示'}
    </span>
  );
}
