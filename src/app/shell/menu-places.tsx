import { MENU, SECTIONS, type Section } from '#config/member-center/sections';
import { menuBar, menuEntries, menuPages, menuSettings } from './menu.styles';

/** The menu without its links, in the same size. */
export function MenuPlaces({ section }: { section: Section }) {
  return (
    <div className={menuBar}>
      <div className={menuEntries}>
        {MENU.map((entry) => (
          <i key={entry} />
        ))}
      </div>
      <div className={menuSettings}>
        <i />
        <div className={menuPages}>
          <PagePlaces section={section} />
        </div>
      </div>
    </div>
  );
}

/** The pages of the settings without their links. */
export function PagePlaces({ section }: { section: Section }) {
  return section === 'settings' && SECTIONS.settings.tabs.map((tab) => <i key={tab} />);
}
