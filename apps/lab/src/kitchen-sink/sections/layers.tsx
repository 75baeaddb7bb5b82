import { useState } from 'react';
import { showAlert } from '../../../../web/src/ui/alert.tsx';
import { Button } from '../../../../web/src/ui/button.tsx';
import { CanvasDialog } from '../../../../web/src/ui/canvas-dialog.tsx';
import { Dialog } from '../../../../web/src/ui/dialog.tsx';
import { Sheet } from '../../../../web/src/ui/sheet.tsx';
import { showToast } from '../../../../web/src/ui/toast.tsx';
import { Row, Section, Specimen } from '../section.tsx';

const UNPAID = { title: '支付没有完成', text: '订单还在，可以稍后在订单页继续支付。' };

type Layer = 'dialog' | 'sheet' | 'canvas';

export function Layers() {
  const [layer, setLayer] = useState<Layer>();
  const close = () => setLayer(undefined);
  return (
    <Section id="layers">
      <Specimen name="用到时才加载" part="Toast、Dialog、Sheet、CanvasDialog、Alert">
        <Row>
          <Button look="ghost" onClick={() => showToast('已复制到剪贴板')}>
            轻提示
          </Button>
          <Button look="ghost" onClick={() => setLayer('dialog')}>
            对话框
          </Button>
          <Button look="ghost" onClick={() => setLayer('sheet')}>
            底部弹层
          </Button>
          <Button look="ghost" onClick={() => setLayer('canvas')}>
            金卡
          </Button>
          <Button look="ghost" onClick={() => showAlert(UNPAID)}>
            提醒
          </Button>
        </Row>
      </Specimen>
      <RenewalQuestion open={layer === 'dialog'} close={close} />
      <GoldenCard open={layer === 'canvas'} close={close} />
      <Sheet open={layer === 'sheet'} onClose={close} title="选择支付方式" closeLabel="关闭">
        <p>弹层里的内容由页面决定。</p>
        <br />
        <Button wide onClick={close}>
          确认支付
        </Button>
      </Sheet>
    </Section>
  );
}

interface LayerProps {
  open: boolean;
  close: () => void;
}

function RenewalQuestion({ open, close }: LayerProps) {
  return (
    <Dialog
      open={open}
      onClose={close}
      title="关闭自动续费？"
      closeLabel="关闭"
      actions={
        <>
          <Button look="ghost" onClick={close}>
            仍要关闭
          </Button>
          <Button onClick={close}>继续享受</Button>
        </>
      }
    >
      当前权益可以用到 2027 年 3 月 18 日，之后不再扣款。
    </Dialog>
  );
}

function GoldenCard({ open, close }: LayerProps) {
  return (
    <CanvasDialog
      open={open}
      onClose={close}
      onFailed={close}
      title="恭喜你"
      height={350}
      actions={
        <button type="button" onClick={close}>
          收下
        </button>
      }
    >
      高度按 750 宽的画布算。
    </CanvasDialog>
  );
}
