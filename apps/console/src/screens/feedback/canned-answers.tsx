import { Select } from 'antd';
import { useRead } from '../../lib/reads.ts';

/** A prepared answer replaces the text; a person changes it before it is sent. */
export function CannedAnswers({ onChoose }: { onChoose: (text: string) => void }) {
  const canned = useRead('listCannedAnswers', {});
  const answers = canned.data ?? [];
  return (
    <Select
      aria-label="插入常用答复"
      placeholder={canned.error ? '常用答复没有读到' : '插入常用答复'}
      style={{ width: 148 }}
      loading={canned.isPending}
      value={null}
      options={answers.map(({ id, title }) => ({ value: id, label: title }))}
      onChange={(chosen: string | null) => {
        const text = answers.find(({ id }) => id === chosen)?.text;
        if (text !== undefined) onChoose(text);
      }}
    />
  );
}
