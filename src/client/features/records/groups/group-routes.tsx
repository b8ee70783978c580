import { Route, Switch } from 'wouter';
import { GROUP_CODE_LENGTH } from '../../../../protocol/limits.ts';
import { GroupPage } from './group-page.tsx';
import { TableGroupPage } from './table-group-page.tsx';

/** The pages of groups: stored ones, and the people of a table or a campaign. */
export function GroupRoutes() {
  return (
    <Switch>
      <Route path="/g/here/:code">
        {({ code }) => <TableGroupPage key={code} code={code.toUpperCase()} where="here" />}
      </Route>
      <Route path="/g/:code">
        {({ code }) =>
          code.length === GROUP_CODE_LENGTH ? (
            <GroupPage key={code} code={code.toUpperCase()} />
          ) : (
            <TableGroupPage key={code} code={code.toUpperCase()} where="server" />
          )
        }
      </Route>
    </Switch>
  );
}
