import { APPLICATION_FORMS } from '#config/application-forms';
import { RouteTabs } from '#shared/route-tabs/route-tabs';
import { Card } from '#ui/card';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { Notice } from '#ui/notice';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';
import { Application } from './application';
import type { ApplicationFormProps } from './application-form';
import { ChannelLinks } from './channel-links';

/** An application form with its title and the content above its fields: links, tabs, note or rules. */
export function ApplicationPage({
  level,
  ...props
}: Omit<ApplicationFormProps, 'onSuccess'> & { level: 1 | 2 }) {
  const { form } = props;
  const { forms, tabs, note, rules, rulesTitle } = useAreaTexts('application');
  const isFilm = form === 'personal' || form === 'institution';
  return (
    <div className={wide}>
      {isFilm && <ChannelLinks />}
      <Card title={forms[form]?.title} level={level}>
        {isFilm && (
          <>
            <RouteTabs
              label={tabs.label}
              tabs={[
                { label: tabs.personal, to: 'WdyForPerson', isCurrent: form === 'personal' },
                { label: tabs.institution, to: 'WdyForCompany', isCurrent: form === 'institution' },
              ]}
            />
            <Notice>{note}</Notice>
          </>
        )}
        {form === 'advisory' && (
          <section aria-label={rulesTitle} className={rulesBox}>
            <strong>{rulesTitle}</strong>
            <ul>
              {Object.values(rules).map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </section>
        )}
        <div className={body}>
          <Application key={form} {...props} />
        </div>
      </Card>
    </div>
  );
}

/** Whether a text is the name of a form. */
export function isApplicationName(name: string): name is ApplicationFormProps['form'] {
  return Object.keys(APPLICATION_FORMS).includes(name);
}

const wide = css({ '& [part~=card]': { maxWidth: 720 } });
const body = css({ marginTop: 20 });
const rulesBox = css({
  padding: '12px 16px',
  borderRadius: token('radius-m'),
  background: token('color-surface-sunken'),
  fontSize: token('text-s'),
  '& ul': { margin: '8px 0 0', paddingInlineStart: 20 },
});
