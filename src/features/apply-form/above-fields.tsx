import type { ComponentType } from 'react';
import {
  type AboveFields,
  APPLICATION_FORMS,
  type ApplicationName,
  type FormDefinition,
  type TabbedName,
} from '#config/application-forms';
import { APPLICATION_NAMES } from '#config/application-routes.build-time';
import { RouteTabs } from '#shared/route-tabs/route-tabs';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { Notice } from '#ui/notice';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';

type Props = { form: ApplicationName };

/** The components of what can stand above the fields of a form. */
export const ABOVE_FIELDS: Readonly<Record<AboveFields, ComponentType<Props>>> = {
  tabs: Tabs,
  note: Note,
  rules: Rules,
};

function Tabs({ form: current }: Props) {
  const { tabs } = useAreaTexts('application');
  return (
    <RouteTabs
      label={tabs.label}
      tabs={APPLICATION_NAMES.filter(hasTabs).map((form) => ({
        label: tabs[form],
        to: APPLICATION_FORMS[form].route,
        isCurrent: form === current,
      }))}
    />
  );
}

function Note() {
  const { note } = useAreaTexts('application');
  return (
    <Notice isStanding>
      <span>{note}</span>
    </Notice>
  );
}

function Rules() {
  const { rules, rulesTitle } = useAreaTexts('application');
  return (
    <section aria-label={rulesTitle} className={rulesBox}>
      <strong>{rulesTitle}</strong>
      <ul>
        {Object.values(rules).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}

function hasTabs(form: ApplicationName): form is TabbedName {
  const { above = [] }: FormDefinition = APPLICATION_FORMS[form];
  return above.includes('tabs');
}

const rulesBox = css({
  padding: '12px 16px',
  borderRadius: token('radius-m'),
  background: token('color-surface-sunken'),
  fontSize: token('text-s'),
  '& ul': { margin: '8px 0 0', paddingInlineStart: 20 },
});
