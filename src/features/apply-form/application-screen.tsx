import type { ApplicationName } from '#config/application-forms';
import { PATHS, type RouteName } from '#config/paths';
import { useRoute } from '#shared/navigation/route';
import { usePageConfig } from '#ui/hooks/use-page-config';
import { ApplicationPage, isApplicationName } from './application-page';

const FORMS: Readonly<Partial<Record<RouteName, ApplicationName>>> = {
  WdyForPerson: 'personal',
  WdyForCompany: 'institution',
  TalentShow: 'talent-show',
  KidsShow: 'kids-show',
  NewsBag: 'news-bag',
  Handicraft: 'handicraft',
  Poetry: 'poetry',
  Advisory: 'advisory',
};

/** The application and campaign pages (ROUTE-35 to ROUTE-42, OQ-26). */
export function Screen() {
  const { name } = useRoute();
  const configured = usePageConfig('campaignRoutes')[PATHS[name]] ?? '';
  const form = isApplicationName(configured) ? configured : FORMS[name];
  return (
    <ApplicationPage
      form={form ?? 'personal'}
      level={1}
      draft="safe"
      messages="auto"
      areDeclarationsOptional={false}
      requiresListener={false}
    />
  );
}
