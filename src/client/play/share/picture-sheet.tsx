import { useEffect, useState } from 'react';
import { Button } from '../../kit/parts/button.tsx';
import { Sheet } from '../../kit/parts/sheet.tsx';
import { useKept } from '../../kit/use-kept.ts';
import { whileWanted } from '../../kit/while-wanted.ts';
import { useText } from '../../text/language.ts';
import { useAfterText } from '../after/text.ts';
import { drawResult, type Result } from './draw-result.ts';
import styles from './share-sheet.module.css';

type Picture = { kind: 'drawing' } | { kind: 'drawn'; source: string; file: File } | { kind: 'failed' };

/** Sent and copied in place of the link alone, with the label of its copy button. */
interface Message {
  text: string;
  copy: string;
  copied: string;
}

/** The picture of a result before it is sent, and the ways to send it: the device's share sheet, a file, the link. */
export function PictureSheet(props: {
  result: Result;
  link: string;
  /** Of the file. */
  name: string;
  message?: Message;
  onClose(): void;
}) {
  const { result, link, name, message } = props;
  const text = useAfterText().sharing;
  const { close } = useText().rules;
  const picture = usePicture(result, name);
  const { said, share, copy, save } = useSending(picture, link, message);
  const canShare = typeof navigator.share === 'function';
  const isDrawing = picture.kind === 'drawing';
  return (
    <Sheet title={text.title} closeLabel={close} onClose={props.onClose}>
      {picture.kind === 'failed' ? (
        <p>{text.failed}</p>
      ) : (
        <img
          className={`rounded in-middle ${styles.picture}`}
          src={picture.kind === 'drawn' ? picture.source : undefined}
          alt={[result.title, ...result.lines].join(' ')}
          aria-busy={isDrawing}
        />
      )}
      <div className="wrap centred">
        {canShare && (
          <Button look="main" disabled={isDrawing} onClick={share}>
            {text.share}
          </Button>
        )}
        {picture.kind !== 'failed' && (
          <Button look={canShare ? 'plain' : 'main'} disabled={isDrawing} onClick={save}>
            {text.save}
          </Button>
        )}
        <Button look="plain" onClick={copy}>
          {message?.copy ?? text.copy}
        </Button>
      </div>
      <output className="centred">{said ?? link}</output>
    </Sheet>
  );
}

/** The ways to send a picture, and what came of the last one, in words. */
function useSending(picture: Picture, link: string, message: Message | undefined) {
  const text = useAfterText().sharing;
  const [said, setSaid] = useState<string>();

  async function share() {
    const files = picture.kind === 'drawn' ? [picture.file] : [];
    const withPicture = files.length > 0 && navigator.canShare?.({ files }) === true;
    const what = message === undefined ? { url: link } : { text: message.text };
    const shared = { title: 'Undercroft', ...what, ...(withPicture && { files }) };
    await navigator.share(shared).catch((error: unknown) => {
      // Closing the share sheet is not a failure.
      if (!(error instanceof Error && error.name === 'AbortError')) setSaid(text.notShared);
    });
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(message?.text ?? link);
      setSaid(message?.copied ?? text.copied);
    } catch {
      setSaid(text.notCopied);
    }
  }

  function save() {
    if (picture.kind !== 'drawn') return;
    download(picture.file);
    setSaid(text.saved);
  }

  return { said, share, copy, save };
}

/** The drawn picture; redrawn when its words change. */
function usePicture(given: Result, name: string): Picture {
  const [picture, setPicture] = useState<Picture>({ kind: 'drawing' });
  const result = useKept(given);
  useEffect(() => whileWanted(draw(result, name), setPicture), [result, name]);
  return picture;
}

async function draw(result: Result, name: string): Promise<Picture> {
  const canvas = await drawResult(result).catch(() => undefined);
  if (canvas === undefined) return { kind: 'failed' };
  const type = 'image/jpeg';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9));
  if (blob === null) return { kind: 'failed' };
  return { kind: 'drawn', source: canvas.toDataURL(type, 0.9), file: new File([blob], name, { type }) };
}

function download(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
