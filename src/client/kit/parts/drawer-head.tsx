/** The title of a panel over the table, with its close button if `onClose` is given. */
export function DrawerHead(props: {
  id?: string;
  title: string;
  closeLabel: string;
  onClose?: (() => void) | undefined;
}) {
  return (
    <div className="row spread drawer-head">
      <h2 id={props.id} className="title">
        {props.title}
      </h2>
      {props.onClose !== undefined && (
        <button type="button" className="sign" aria-label={props.closeLabel} onClick={props.onClose}>
          ✕
        </button>
      )}
    </div>
  );
}
