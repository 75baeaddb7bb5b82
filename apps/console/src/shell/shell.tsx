import { StyleProvider } from '@ant-design/cssinjs';
import { Outlet } from '@tanstack/react-router';
import { App, ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import 'dayjs/locale/zh-cn';
import dayjs from 'dayjs';
import { useMemo, useState } from 'react';
import { themeOf } from '../theme/antd-theme.ts';
import { useMode } from '../theme/mode.ts';
import { Header } from './header.tsx';
import { SearchPalette } from './search-palette.tsx';
import { SideMenu } from './side-menu.tsx';
import { StepUpDialog } from './step-up-dialog.tsx';
import { useHotkey } from './use-hotkey.ts';
import '../ui/panels.css';
import '../ui/marks.css';
import '../ui/lists.css';
import './header.css';
import './side.css';
import './shell.css';

dayjs.locale('zh-cn');

/** Menus and pickers open in a landmark, so that assistive technology can reach them. */
const popups = () => document.getElementById('popups') ?? document.body;

/** What surrounds every screen for somebody who is signed in. */
export default function Shell() {
  const mode = useMode();
  const theme = useMemo(() => themeOf(mode), [mode]);
  const [isFinding, setFinding] = useState(false);
  useHotkey('k', () => setFinding(true));
  return (
    <StyleProvider layer>
      <ConfigProvider
        theme={theme}
        locale={zhCN}
        button={{ autoInsertSpace: false }}
        getPopupContainer={popups}
      >
        <App component={false}>
          <a className="skip" href="#main">
            跳到内容
          </a>
          <div className="shell">
            <Header onFind={() => setFinding(true)} />
            <SideMenu />
            <main className="main" id="main" tabIndex={-1}>
              <Outlet />
            </main>
          </div>
          <SearchPalette isOpen={isFinding} onClose={() => setFinding(false)} />
          <StepUpDialog />
          <section id="popups" aria-label="菜单与提示" />
        </App>
      </ConfigProvider>
    </StyleProvider>
  );
}
