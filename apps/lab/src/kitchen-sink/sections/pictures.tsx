import { useState } from 'react';
import { ImageViewer } from '../../../../web/src/ui/image-viewer.tsx';
import { Qr } from '../../../../web/src/ui/qr.tsx';
import { Seal } from '../../../../web/src/ui/seal.tsx';
import { WalletMark } from '../../../../web/src/ui/wallet-mark.tsx';
import { Row, Section, Specimen } from '../section.tsx';
import styles from './pictures.module.css';

const FOLDER = '/content/demo/art/posters';
const POSTERS = ['the-sea-between-us', 'the-fog-harbour-light', 'the-lone-boat', 'the-light-across'] as const;
const LARGE = POSTERS.map((name) => `${FOLDER}/${name}-480.webp`);

export function Pictures() {
  return (
    <Section id="pictures">
      <Specimen name="横向翻看" part="ImageViewer">
        <Strip horizontal />
      </Specimen>
      <Specimen name="纵向翻看" part="ImageViewer">
        <Strip horizontal={false} />
      </Specimen>
      <Specimen name="二维码" part="Qr">
        <div className={styles.code}>
          <Qr text="https://www.yujian.example/download" label="下载二维码" failedText="二维码没有画出来" />
        </div>
      </Specimen>
      <Specimen name="印章与钱包" part="Seal、WalletMark">
        <Row>
          <Seal sign="tick" gold size={64} />
          <Seal sign="clock" size={64} />
          <WalletMark wallet="aliPay" size={40} />
          <WalletMark wallet="wechat" size={40} />
        </Row>
      </Specimen>
    </Section>
  );
}

function Strip({ horizontal }: { horizontal: boolean }) {
  const [start, setStart] = useState<number>();
  const way = horizontal ? '横向' : '纵向';
  return (
    <>
      <div className={styles.strip}>
        {POSTERS.map((name, place) => (
          <button
            key={name}
            type="button"
            aria-label={`${way}看第 ${place + 1} 张`}
            onClick={() => setStart(place)}
          >
            <img src={`${FOLDER}/${name}-240.webp`} alt="" width={240} height={336} />
          </button>
        ))}
      </div>
      <ImageViewer images={LARGE} start={start} horizontal={horizontal} onClose={() => setStart(undefined)} />
    </>
  );
}
