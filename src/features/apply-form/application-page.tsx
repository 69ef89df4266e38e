import { APPLICATION_FORMS, type FormDefinition } from '#config/application-forms';
import { Card } from '#ui/card';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { css } from '#ui/styles/emotion';
import { ABOVE_FIELDS } from './above-fields';
import { Application, type ApplicationProps } from './application';
import { ChannelLinks } from './channel-links';

/** An application form with its title and what its definition puts above it. */
export function ApplicationPage(props: ApplicationProps) {
  const { form } = props;
  const { forms } = useAreaTexts('application');
  const { hasChannelLinks, above = [] }: FormDefinition = APPLICATION_FORMS[form];
  return (
    <div className={wide}>
      {hasChannelLinks && <ChannelLinks />}
      <Card title={forms[form].title}>
        {above.map((name) => {
          const Part = ABOVE_FIELDS[name];
          return <Part key={name} form={form} />;
        })}
        <div className={body}>
          <Application key={form} {...props} />
        </div>
      </Card>
    </div>
  );
}

const wide = css({ '& [part~=card]': { maxWidth: 840 } });
const body = css({ marginTop: 20 });
