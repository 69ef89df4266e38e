import { useMemo } from 'react';
import { SECTIONS, SETTING_TABS, type SettingTab } from '#config/member-center/sections';
import { areaLoader } from '#i18n/areas';
import { LeftForms } from '#shared/kept-input/kept-input';
import { ReplaceRoute } from '#shared/navigation/replace-route';
import { useRoute } from '#shared/navigation/route';
import { SectionPages } from '#shared/route-tabs/section-pages';
import { WithViewer } from '#shared/viewer/with-viewer';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { useLanguage } from '#ui/language';
import { LazyBoundary, useChunks } from '#ui/loading/lazy';
import { LoadingFields } from '#ui/loading/loading';
import type { TabProps } from './tab-props';
import { TABS } from './tabs';

/** UserSetting: the viewer's account with one route per tab (ROUTE-25, SET-01). */
export function Screen() {
  const { tabName } = useRoute().params;
  const tab = SETTING_TABS.find((known) => known === tabName);
  // An unknown tab name selects the first tab (OQ-19).
  if (!tab) return <ReplaceRoute to="UserSetting" params={{ tabName: SETTING_TABS[0] }} />;
  return <Settings tab={tab} />;
}

function Settings({ tab }: { tab: SettingTab }) {
  const texts = useAreaTexts('settings');
  const skeleton = <LoadingFields height={SECTIONS.settings.skeleton.tabs[tab]} />;
  const pages = useMemo(
    () =>
      SETTING_TABS.map((tabName) => ({
        label: texts.tabs[tabName],
        to: 'UserSetting' as const,
        params: { tabName },
        isCurrent: tabName === tab,
      })),
    [texts, tab],
  );
  return (
    <>
      <SectionPages label={texts.title} tabs={pages} />
      <WithViewer skeleton={skeleton}>
        {(info, viewer) => (
          <LeftForms key={tab}>
            <LazyBoundary placeholder={skeleton}>
              <Content tab={tab} info={info} onInfo={viewer.set} skeleton={skeleton} />
            </LazyBoundary>
          </LeftForms>
        )}
      </WithViewer>
    </>
  );
}

function Content({ tab, ...props }: TabProps & { tab: SettingTab }) {
  const { load, areas = [] } = TABS[tab];
  const language = useLanguage();
  const Tab = useChunks([load, ...areas.map((area) => areaLoader(area, language))]);
  return <Tab {...props} />;
}
