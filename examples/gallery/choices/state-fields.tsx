import { Checkbox } from '#ui/forms/fields/checkbox';
import { SelectField } from '#ui/forms/fields/select-field';
import { TextField } from '#ui/forms/fields/text-field';
import { Notice } from '#ui/notice';
import { useGalleryTexts } from '../texts/texts';

type Props = {
  /** The page, with whose viewer the first field begins. */
  selection: string;
  calls: readonly string[] | null;
  effect: string;
};

/** Viewer and faults of the portal. Without the portal, only the missing script can be shown. */
export function StateFields({ calls, ...props }: Props) {
  const texts = useGalleryTexts();
  return (
    <div>
      {calls ? <PortalFields calls={calls} {...props} /> : <Notice>{texts.statesNeedPortal}</Notice>}
      <Checkbox name="isScriptless" label={texts.isScriptless} />
    </div>
  );
}

function PortalFields({ selection, calls, effect }: Props & { calls: readonly string[] }) {
  const texts = useGalleryTexts();
  const options = (labels: Readonly<Record<string, string>>) =>
    Object.entries(labels).map(([value, label]) => ({ value, label }));
  return (
    <>
      <SelectField
        key={selection}
        name="viewer"
        label={texts.viewer}
        placeholder={texts.sameViewer}
        options={options(texts.viewers)}
      />
      <SelectField
        name="effect"
        label={texts.effect}
        placeholder={texts.noEffect}
        options={options(texts.effects)}
      />
      {effect && <SelectField name="call" label={texts.call} placeholder={texts.everyCall} options={calls} />}
      {effect === 'code' && <TextField name="code" label={texts.code} />}
      {effect && <Notice>{texts.statesAreShared}</Notice>}
    </>
  );
}
