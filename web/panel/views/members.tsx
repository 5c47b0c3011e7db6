/** The people of the company: their roles, who is invited, and the way in and out. */
import type * as endpoints from "../../../src/pages/panel/endpoints/company.ts";
import { may, member as mine } from "../app/me.ts";
import { href, place, query, setQuery } from "../app/place.ts";
import { Bar } from "../app/shell.tsx";
import { useTitle } from "../app/title.ts";
import { usePages } from "../data/pages.ts";
import { apiPath } from "../data/request.ts";
import { useResource } from "../data/resource.ts";
import type { Answer } from "../data/shapes.ts";
import { Button } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { Empty } from "../parts/states.tsx";
import { type Column, Table } from "../parts/table.tsx";
import { Tag } from "../parts/tag.tsx";
import type { WordKey } from "../words/en.ts";
import { dateOf } from "../words/format.ts";
import { t } from "../words/words.ts";
import { Invitations } from "./members/invitations.tsx";
import { InviteDialog } from "./members/invite.tsx";
import { MemberDialog } from "./members/member.tsx";
import { type Member, nameOf } from "./members/shape.ts";

export default function Members() {
  useTitle(t("nav.members"));
  const pages = usePages<Member>(apiPath("/members"));
  const canInvite = may("createInvitation");
  const invited = useResource<Answer<typeof endpoints.listInvitations>>(
    canInvite ? apiPath("/invitations") : undefined,
  ).value?.data;
  const open = pages.rows?.find(({ id }) => id === query.value.get("member"));
  const invite = () => setQuery({ invite: "1" });
  return (
    <>
      <Bar>
        {canInvite ? (
          <Button kind="primary" icon="plus" class="hide-on-phone" onPress={invite}>
            {t("members.invite")}
          </Button>
        ) : null}
      </Bar>
      <div class="page-head page-head-lined">
        <div class="page-first">
          <h1>{t("nav.members")}</h1>
          {canInvite ? (
            <button type="button" class="add-round show-on-phone" onClick={invite}>
              <Icon name="plus" />
              <span class="heard">{t("members.invite")}</span>
            </button>
          ) : null}
        </div>
        <p class="page-note">{t("members.text", { company: mine.value?.company.name ?? "" })}</p>
      </div>
      <Table
        label={t("nav.members")}
        pages={pages}
        columns={COLUMNS.map(({ head, ...column }) => ({ ...column, head: t(head) }))}
        hrefOf={({ id }) => `${href("/members")}?member=${id}`}
        lines={Lines}
        empty={<Empty title={t("nav.members")}>{t("members.none")}</Empty>}
      />
      {pages.rows?.length === 1 && invited?.length === 0 ? (
        <Empty
          title={t("members.alone")}
          action={
            <Button icon="plus" onPress={invite}>
              {t("members.invite")}
            </Button>
          }
        >
          {t("members.alone_text")}
        </Empty>
      ) : null}
      {may("listInvitations") ? <Invitations key={place.value.handle} /> : null}
      {open ? (
        <MemberDialog
          key={open.id}
          member={open}
          onClose={() => setQuery({ member: undefined })}
          onChanged={() => pages.reload()}
        />
      ) : null}
      {query.value.get("invite") !== null && canInvite ? (
        <InviteDialog onClose={() => setQuery({ invite: undefined })} />
      ) : null}
    </>
  );
}

const COLUMNS: readonly (Omit<Column<Member>, "head"> & { head: WordKey })[] = [
  {
    key: "name",
    head: "members.name",
    class: "cell-person",
    cell: ({ name, email }) =>
      name === null ? (
        <b>{email}</b>
      ) : (
        <>
          <b>{name}</b> <span>{email}</span>
        </>
      ),
  },
  {
    key: "role",
    head: "members.role",
    cell: ({ id, role }) => (
      <>
        <RoleTag role={role} /> {id === mine.value?.id ? <span class="quiet">{t("members.you")}</span> : null}
      </>
    ),
  },
  {
    key: "factor",
    head: "members.factor",
    class: "hide-on-tablet",
    cell: ({ second_factor }) =>
      second_factor ? (
        <span class="ticked">
          <Icon name="tick" />
          {t("members.factor_on")}
        </span>
      ) : (
        <span class="quiet">{t("members.factor_off")}</span>
      ),
  },
  {
    key: "since",
    head: "members.since",
    class: "hide-on-tablet",
    cell: ({ created }) => dateOf(created),
  },
];

function RoleTag({ role }: Pick<Member, "role">) {
  return <Tag kind={role === "owner" ? "issued" : "plain"}>{t(`role.${role}`)}</Tag>;
}

function Lines(member: Member) {
  return (
    <>
      <b class="row-name">{nameOf(member)}</b>
      <RoleTag role={member.role} />
      <span class="row-note">{member.name === null ? null : member.email}</span>
      <span class="row-end">{member.id === mine.value?.id ? t("members.you") : null}</span>
    </>
  );
}
