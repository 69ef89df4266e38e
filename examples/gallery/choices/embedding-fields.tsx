import { Checkbox } from '#ui/forms/fields/checkbox';
import { TextField } from '#ui/forms/fields/text-field';
import { useGalleryTexts } from '../texts/texts';

type Props = {
  /** Whether the loader has the configuration of the site, which decides all of this. */
  isConfigured: boolean;
};

/** The configuration of the page, and how it loads the files. */
export function EmbeddingFields({ isConfigured }: Props) {
  const texts = useGalleryTexts();
  return (
    <div>
      {!isConfigured && <ConfigurationFields />}
      <Checkbox name="hasPreloads" label={texts.hasPreloads} />
      <Checkbox name="isPrinted" label={texts.isPrinted} />
      <Checkbox name="hasIntegrity" label={texts.hasIntegrity} />
    </div>
  );
}

function ConfigurationFields() {
  const texts = useGalleryTexts();
  return (
    <>
      <TextField name="appid" label={texts.appid} />
      <TextField name="apiBase" label={texts.apiBase} inputMode="url" />
      <TextField name="publicKey" label={texts.publicKey} />
      <TextField name="portalHome" label={texts.portalHome} inputMode="url" />
      <TextField name="portalBase" label={texts.portalBase} inputMode="url" />
      <Checkbox name="hasLinks" label={texts.hasLinks} />
    </>
  );
}
