import { APPLICATION_FORMS, type ApplicationName, isApplicationName } from '#config/application-forms';
import { APPLICATION_NAMES } from '#config/application-routes.build-time';
import { PATHS, type RouteName } from '#config/paths';
import { useRoute } from '#shared/navigation/route';
import { usePageConfig } from '#ui/hooks/use-page-config';
import { ApplicationPage } from './application-page';

/** The application and campaign pages (ROUTE-35 to ROUTE-42, OQ-26). */
export function Screen() {
  const { name } = useRoute();
  const configured = usePageConfig('campaignRoutes')[PATHS[name]] ?? '';
  return (
    <ApplicationPage
      form={isApplicationName(configured) ? configured : formOf(name)}
      level={1}
      draft="safe"
      hidesMessages
      areDeclarationsOptional={false}
      requiresListener={false}
    />
  );
}

/** @throws TypeError if the route has no form */
function formOf(route: RouteName): ApplicationName {
  const form = APPLICATION_NAMES.find((name) => APPLICATION_FORMS[name].route === route);
  if (!form) throw new TypeError(`The route ${route} has no form`);
  return form;
}
