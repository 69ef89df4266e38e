import { untilScreen } from '#app/first-screen';
import { MemberCenter } from '#app/member-center';
import { routes } from '#app/routes';
import { SECTIONS, type Section } from '#config/member-center/sections';
import type { Language } from '#i18n/languages';
import { hostOf } from '../host';
import { renderView } from '../render-view';
import type { Connection } from '../types';

const render = renderView(MemberCenter, undefined, true);

export async function mount(connection: Connection) {
  const { section, lang } = hostOf(connection).values();
  const row = routes.find(({ name }) => name === SECTIONS[section as Section].route);
  if (row) await untilScreen(row, lang as Language);
  return render(connection);
}
