import type { Role } from "../../../../src/domain/members/role.ts";
import { FieldFrame } from "../../parts/field.tsx";
import { t } from "../../words/words.ts";

/** From the most to the least. */
export const ROLES: readonly Role[] = ["owner", "admin", "validator", "editor", "viewer"];

interface RolesProps {
  id: string;
  value: Role;
  /** Owners name owners; others are not offered it. */
  ownersToo: boolean;
  onChoose(role: Role): void;
}

/** The roles with what each may do. */
export function Roles({ id, value, ownersToo, onChoose }: RolesProps) {
  return (
    <FieldFrame id={id} label={t("members.role")} group>
      <div class="role-choices">
        {ROLES.filter((role) => ownersToo || role !== "owner").map((role) => (
          <label key={role} class="role-choice">
            <input
              type="radio"
              name={id}
              value={role}
              checked={role === value}
              onChange={() => onChoose(role)}
            />
            <span>
              <b>{t(`role.${role}`)}</b>
              <span>{t(`role_may.${role}`)}</span>
            </span>
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}
