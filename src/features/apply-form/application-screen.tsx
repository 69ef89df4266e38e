import { APPLICATION_FORMS, type ApplicationName, isApplicationName } from '#config/application-forms';
import { APPLICATION_NAMES } from '#config/application-routes.build-time';
import { PATHS, type RouteName } from '#config/paths';
import type { Language } from '#i18n/languages';
import type { PageConfig } from '#page-config/types';
import { useRoute } from '#shared/navigation/route';
import { usePageConfig } from '#ui/hooks/use-page-config';
import { applicationChunks } from './application-chunks';
import { ApplicationPage } from './application-page';

/** The application and campaign pages (ROUTE-35 to ROUTE-42, OQ-26). */
export function Screen() {
  const { name } = useRoute();
  const campaignRoutes = usePageConfig('campaignRoutes');
  return (
    <ApplicationPage
      form={formOf(name, campaignRoutes)}
      draft="safe"
      hidesMessages
      areDeclarationsOptional={false}
      action=""
      consent=""
      prefill=""
      requiresListener={false}
    />
  );
}

export function chunksOf(route: RouteName, language: Language, { campaignRoutes }: PageConfig) {
  return applicationChunks(formOf(route, campaignRoutes), language);
}

/** @throws TypeError if the route has no form */
function formOf(route: RouteName, campaignRoutes: PageConfig['campaignRoutes']): ApplicationName {
  const configured = campaignRoutes[PATHS[route]] ?? '';
  if (isApplicationName(configured)) return configured;
  const form = APPLICATION_NAMES.find((name) => APPLICATION_FORMS[name].route === route);
  if (!form) throw new TypeError(`The route ${route} has no form`);
  return form;
}
